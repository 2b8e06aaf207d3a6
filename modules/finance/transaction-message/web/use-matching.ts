import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { transactionMessage } from '../transaction-message.entity.ts';
import { CARDS } from './transaction-message.words.ts';

/** Matches a text and undoes it; what was paid elsewhere on the page is read again. */
export function useMatching(id: string) {
  const say = useSay();
  const client = useQueryClient();
  const { send, sending, refused, fields } = useSending();
  const go = (step: 'match' | 'unmatch', more: object) =>
    send(async () => {
      const options = { body: { id, ...more }, idempotencyKey: newId() };
      await call('PUT', `${transactionMessage.name}/${step}`, options);
      showToast({ tone: 'success', title: say(step === 'match' ? CARDS.matched : CARDS.undone) });
      await client.invalidateQueries();
    });
  return {
    sending,
    refused: refused || Object.values(fields).join(' '),
    match: (what: object) => void go('match', what),
    unmatch: () => void go('unmatch', {}),
  };
}
