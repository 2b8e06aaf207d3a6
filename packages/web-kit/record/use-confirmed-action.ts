import { useQueryClient } from '@tanstack/react-query';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../api/client.ts';
import { useQuestion } from '../api/use-question.ts';
import { useSay } from '../i18n/language.tsx';

/** A command that takes something back or gives it up: asked about first, then done, and told how it ended. */
export function useConfirmedAction(path: string, done: Words) {
  const say = useSay();
  const client = useQueryClient();
  const { busy, ask, question, run } = useQuestion<true>();
  return {
    busy,
    ask: () => ask(true),
    run: async (body: object) => {
      const isDone = await run(() => call('PUT', path, { body, idempotencyKey: newId() }));
      if (!isDone) return;
      showToast({ tone: 'success', title: say(done) });
      // Money, debts, documents and balances may have moved with it.
      await client.invalidateQueries();
    },
    question,
  };
}
