import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { user } from '../../user/user.entity.ts';
import { leaveBody } from '../leave.body.ts';
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
  const options = people.map(({ id, name }) => ({ value: id, title: name }));
  const form = useBodyForm({
    name: 'leave',
    body: leaveBody,
    of: user,
    labels: {
      user_id: say(LEAVE.person),
      since: say(LEAVE.since),
      until: say(LEAVE.until),
      reason: say(LEAVE.reason),
    },
    opened: { user_id: options[0] ?? null, since: date },
    send: (body, idempotencyKey) => call('POST', 'user/leave', { body, idempotencyKey }),
    done: () => {
      showToast({ tone: 'success', title: say(LEAVE.done) });
      void client.invalidateQueries({ queryKey: [shownIn] });
      onClose();
    },
  });
  const { typed, saving } = form;
  const isIncomplete = !typed.user_id || !typed.since || !typed.reason.trim();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(LEAVE.title)}
      side={isPhone ? 'bottom' : 'right'}
      footer={
        <Button kind="primary" loading={saving} disabled={isIncomplete} onClick={() => void form.save()}>
          {say(LEAVE.save)}
        </Button>
      }
    >
      <Stack>
        <Asked input={form.ask('user_id')} options={options} clearable={false} />
        <Asked input={form.ask('since')} />
        <Asked input={form.ask('until')} />
        <Asked input={form.ask('reason')} />
      </Stack>
    </Drawer>
  );
}
