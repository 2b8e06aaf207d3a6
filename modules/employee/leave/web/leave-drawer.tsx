import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { LEAVE } from '../leave.words.ts';

interface LeaveDrawerProps {
  /** The kind of record whose queries show who is away. */
  shownIn: string;
  people: readonly { id: string; name: string }[];
  /** The day of the board, with which the leave begins unless another is chosen. */
  date: string;
  onClose: () => void;
}

/** The days on which somebody does not work; nobody can be asked for them then. */
export function LeaveDrawer({ shownIn, people, date, onClose }: LeaveDrawerProps) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const client = useQueryClient();
  const [typed, setTyped] = useState({ user_id: people[0]?.id ?? '', since: date, until: '', reason: '' });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (some: Partial<typeof typed>) => {
    setTyped({ ...typed, ...some });
    setFaults({});
  };
  const save = async () => {
    setBusy(true);
    try {
      const body = { ...typed, until: typed.until || null };
      await call('POST', 'user/leave', { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(LEAVE.done) });
      await client.invalidateQueries({ queryKey: [shownIn] });
      onClose();
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(LEAVE.title)}
      side={isPhone ? 'bottom' : 'right'}
      footer={
        <Button
          kind="primary"
          loading={busy}
          disabled={!typed.user_id || !typed.since || !typed.reason.trim()}
          onClick={() => void save()}
        >
          {say(LEAVE.save)}
        </Button>
      }
    >
      <Stack>
        <Select
          label={say(LEAVE.person)}
          error={faults.user_id}
          options={people.map(({ id, name }) => ({ value: id, title: name }))}
          value={typed.user_id}
          onChange={(user_id) => set({ user_id })}
        />
        <DateInput
          label={say(LEAVE.since)}
          error={faults.since}
          value={typed.since}
          onChange={(since) => set({ since })}
        />
        <DateInput
          label={say(LEAVE.until)}
          optional
          error={faults.until}
          value={typed.until}
          onChange={(until) => set({ until })}
        />
        <TextInput
          label={say(LEAVE.reason)}
          error={faults.reason}
          value={typed.reason}
          maxLength={60}
          onChange={(reason) => set({ reason })}
        />
      </Stack>
    </Drawer>
  );
}
