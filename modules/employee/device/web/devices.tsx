import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { relativeTime } from '#core/relative-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Toolbar } from '#ui/list/toolbar.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { useQuestion } from '#web-kit/api/use-question.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { DEVICE_CONDITIONS, type DeviceCondition } from '../device-conditions.ts';
import { type Device, devicesAnswer } from '../devices.answer.ts';
import { DEVICES } from './devices.words.ts';
import { EndDevices } from './end-devices.tsx';

const CONDITIONS: Readonly<Record<DeviceCondition, Words>> = {
  all: DEVICES.all,
  active: DEVICES.active,
  may_sell_offline: DEVICES.maySellOffline,
};

/** Where one is logged in, or somebody whom one may change; a session that nobody knows can be ended from here. */
export function Devices({ userId }: { userId?: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const client = useQueryClient();
  const ending = useQuestion<true>();
  const [condition, setCondition] = useState<DeviceCondition>('all');
  const devices = useQuery({
    queryKey: ['device', userId ?? 'own', condition],
    queryFn: ({ signal }) =>
      ask(devicesAnswer, withQuery('device/list', { condition, user_id: userId }), { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = devices.data?.data;
  if (!rows) return null;
  const others = rows.filter((device) => !device.is_current).map(({ id }) => id);
  const end = async (ids: readonly string[], keep_tokens = false) => {
    const body = { ids, keep_tokens };
    await ending.run(async () =>
      showToast({ tone: 'success', title: await callForSentence('POST', 'device/delete', { body }) }),
    );
    await client.invalidateQueries({ queryKey: ['device'] });
  };
  const seen = (device: Device) => relativeTime(device.last_seen ?? device.created_at, Date.now(), language);
  const here = <Chip tone="brand">{say(DEVICES.thisDevice)}</Chip>;
  const name: Column<Device> = { key: 'name', title: say(DEVICES.devices), render: (device) => device.name };
  const last: Column<Device> = {
    key: 'seen',
    title: say(DEVICES.lastSeen),
    render: (device) => (device.is_current ? here : seen(device)),
    tone: 'soft',
  };
  // On a phone more columns would push the button that ends a session out of sight.
  const columns: Column<Device>[] = isPhone
    ? [name, last]
    : [name, { key: 'ip', title: 'IP', render: (device) => device.ip, tone: 'soft', tabular: true }, last];
  return (
    <Card
      title={say(DEVICES.devices)}
      note={say(userId ? DEVICES.why : DEVICES.ownWhy)}
      action={
        others.length > 0 && (
          <Button onClick={() => ending.ask(true)}>
            {say(others.length < rows.length ? DEVICES.logOutOthers : DEVICES.logOutAll)}
          </Button>
        )
      }
      flush
    >
      <EndDevices
        question={ending.question}
        title={say(others.length < rows.length ? DEVICES.logOutOthers : DEVICES.logOutAll)}
        onEnd={(keepsTokens) => void end(others, keepsTokens)}
      />
      {(condition !== 'all' || rows.length > 1) && (
        <Toolbar>
          <Segments
            label={say(DEVICES.devices)}
            look="pills"
            value={condition}
            onChange={(value) => setCondition(value as DeviceCondition)}
            items={DEVICE_CONDITIONS.map((value) => ({ value, title: say(CONDITIONS[value]) }))}
          />
        </Toolbar>
      )}
      {rows.length === 0 ? (
        <EmptyState icon="devices" title={say(condition === 'all' ? DEVICES.none : DEVICES.noneLikeThis)} />
      ) : (
        <DataTable
          label={say(DEVICES.devices)}
          columns={columns}
          rows={rows}
          rowId={(device) => device.id}
          rowName={(device) => device.name}
          actions={(device) =>
            !device.is_current && (
              <IconButton
                icon="logout"
                name={say(DEVICES.logOutDevice, { name: device.name })}
                onClick={() => void end([device.id])}
              />
            )
          }
        />
      )}
    </Card>
  );
}
