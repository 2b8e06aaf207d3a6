import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import { useQuestion } from '#web-kit/api/use-question.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { LEAVE } from '../leave.words.ts';

/** Asks before a leave is taken back, and the dialog that asks; nothing to press for whoever may not. `shownIn` is the kind of record whose queries show it. */
export function useTakeBackLeave(shownIn: string) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { subject, question, ask, run } = useQuestion<string>();
  const takeBack = () =>
    run(async () => {
      await call('DELETE', withQuery('user/leave', { id: subject ?? '' }));
      showToast({ tone: 'success', title: say(LEAVE.takenBack) });
      await client.invalidateQueries({ queryKey: [shownIn] });
    });
  const dialog = (
    <ConfirmDialog
      {...question}
      title={say(LEAVE.takeBack)}
      body={say(LEAVE.takeBackBody)}
      confirm={say(LEAVE.takeBack)}
      icon="undo"
      danger={false}
      onConfirm={() => void takeBack()}
    />
  );
  return { ask: may('modify_employee') ? ask : undefined, dialog };
}
