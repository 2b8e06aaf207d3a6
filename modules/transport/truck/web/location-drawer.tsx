import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { locationBody } from '../location.body.ts';
import { truck } from '../truck.entity.ts';
import { COCKPIT } from './cockpit.words.ts';

/** Somebody called and said where the truck is. */
export function LocationButton({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (!may(truck.permissions.modify) || !may(truckOrder.permissions.list)) return null;
  return (
    <>
      <Button icon="transport" onClick={() => setAsking(true)}>
        {say(COCKPIT.where)}
      </Button>
      {isAsking && <LocationDrawer id={row.id} onClose={() => setAsking(false)} />}
    </>
  );
}

function LocationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const client = useQueryClient();
  const form = useBodyForm({
    name: 'truck-location',
    body: locationBody,
    of: truck,
    labels: { place: say(COCKPIT.place), at: say(COCKPIT.at) },
    beside: { truck_id: { value: id, title: '' } },
    send: (body, idempotencyKey) => callForSentence('POST', 'truck/location', { body, idempotencyKey }),
    done: (sentence) => {
      showToast({ tone: 'success', title: sentence });
      void client.invalidateQueries({ queryKey: [truck.name] });
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(COCKPIT.where)}
      side={isPhone ? 'bottom' : 'right'}
      footer={
        <Button
          kind="primary"
          loading={form.saving}
          disabled={!form.typed.place.trim()}
          onClick={() => void form.save()}
        >
          {say(COCKPIT.save)}
        </Button>
      }
    >
      <Stack>
        <Asked input={form.ask('place')} />
        <Asked input={form.ask('at')} />
      </Stack>
    </Drawer>
  );
}
