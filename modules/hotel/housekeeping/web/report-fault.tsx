import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PhotosCard, useChosenPhotos } from '#web-kit/record/chosen-photos.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { room } from '../../room/room.entity.ts';
import { FAULT } from '../fault.words.ts';
import type { RoomToClean } from '../housekeeping.rules.ts';

/** Says what is broken in a room, with photos, and closes it where it cannot be let; what was typed stays where that is refused. */
export function ReportFault({ room: of, onClose }: { room: RoomToClean; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const client = useQueryClient();
  const photos = useChosenPhotos(room);
  const [key] = useState(newId);
  const [typed, setTyped] = useState({ reason: '', closes: false, until: '' });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const set = (some: Partial<typeof typed>) => {
    setTyped({ ...typed, ...some });
    setProblems({});
  };
  const send = async () => {
    setSending(true);
    try {
      const { reason, closes, until } = typed;
      const body = { id: of.id, reason, closes, ...(closes && until ? { until } : {}) };
      await call('POST', 'room/fault', { body, idempotencyKey: key });
      await photos.attachTo(of.id);
      showToast({ tone: 'success', title: say(FAULT.sent, { room: of.number }) });
      await client.invalidateQueries({ queryKey: [room.name] });
      onClose();
    } catch (error) {
      const named = error instanceof Refused ? error.fields : {};
      setProblems(named);
      if (Object.keys(named).length === 0) showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(FAULT.ofRoom, { room: of.number })}
      footer={
        <Button block kind="primary" size="l" loading={sending} onClick={() => void send()}>
          {say(FAULT.send)}
        </Button>
      }
    >
      <Stack>
        <TextInput
          label={say(FAULT.what)}
          value={typed.reason}
          onChange={(reason) => set({ reason })}
          {...(problems.reason ? { error: problems.reason } : {})}
        />
        <Checkbox
          label={say(FAULT.closes)}
          checked={typed.closes}
          onChange={(closes) => set({ closes })}
          {...(problems.closes ? { error: problems.closes } : {})}
        />
        {typed.closes && (
          <DateInput
            label={say(FAULT.until)}
            value={typed.until}
            earliest={today}
            onChange={(until) => set({ until })}
            {...(problems.until ? { error: problems.until } : {})}
          />
        )}
        <PhotosCard {...photos} note={say(FAULT.photo)} />
      </Stack>
    </Drawer>
  );
}
