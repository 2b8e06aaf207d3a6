import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { ask, callFor } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { type CountedWords, sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Backup, backupsAnswer, recordsAnswer } from '../branch-data.answer.ts';
import { REMOVED, RETURNED } from './reset.words.ts';

export const backupsOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'backups', branchId],
    queryFn: ({ signal }) => ask(backupsAnswer, 'branch/backups', { signal }),
  });

/** Empties the branch or brings it back; either way nothing that a screen has kept is right any more. */
export function useReset() {
  const say = useSay();
  const queries = useQueryClient();
  const sending = useSending();
  const post = async (path: string, body: object, words: CountedWords) => {
    const { records } = await callFor(recordsAnswer, 'POST', path, { body, idempotencyKey: newId() });
    await queries.invalidateQueries();
    showToast({ tone: 'success', title: sayCounted(say, words, records) });
  };
  return {
    ...sending,
    reset: (name: string) => sending.send(() => post('branch/reset', { name }, REMOVED)),
    /** @throws Refused which the question tells that asked for it. */
    putBack: ({ id }: Backup) => post('branch/restore', { backup_id: id }, RETURNED),
  };
}
