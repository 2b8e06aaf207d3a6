import { newId } from '#core/ids.ts';
import type { Tx } from '../db/transaction.ts';
import type { OutgoingMessage } from '../jobs/define-job.ts';
import { sealMessage } from './message.ts';

/**
 * Puts a message into the outbox, sealed, in the transaction of its cause. Nobody waits for it, neither here nor for a
 * gateway: it leaves once its cause is committed, and with a cause that fails it was never there. Answers its id in the outbox.
 */
export function postMessage(
  tx: Tx,
  { channel, lifeHours, ...message }: OutgoingMessage,
  key: Buffer,
): string {
  const id = newId();
  tx.send('select ctx.post_message($1, $2, $3, make_interval(hours => $4))', [
    ...[id, channel, sealMessage(message, id, key), lifeHours],
  ]);
  return id;
}
