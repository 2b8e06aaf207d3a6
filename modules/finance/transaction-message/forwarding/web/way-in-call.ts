import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { transactionMessage } from '../../transaction-message.entity.ts';
import { wayInAnswer } from '../way-in.answer.ts';

export const WAY_IN = `${transactionMessage.name}/way-in`;

/** Whether a telephone forwards its texts to an account; looked at again while its first text is waited for. */
export function wayInOf(account_id: string) {
  return queryOptions({
    queryKey: [transactionMessage.name, 'way-in', account_id] as const,
    queryFn: ({ signal }) => ask(wayInAnswer, withQuery(WAY_IN, { account_id }), { signal }),
    refetchInterval: 20_000,
  });
}

/** The address to which the telephone sends its texts. */
export function addressOf(secret: string): string {
  return `${window.location.origin}/api/${transactionMessage.name}/ingest?secret=${secret}`;
}
