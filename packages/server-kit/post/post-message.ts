import { newId } from '#core/ids.ts';
import { smsParts } from '#core/sms-parts.ts';
import type { Tx } from '../db/transaction.ts';
import type { OutgoingMessage } from '../jobs/define-job.ts';
import { sealMessage } from './message.ts';

/**
 * Puts a message into the outbox, sealed, in the transaction of its cause; where a branch pays for it, its credit is reserved with it. Nobody waits for it, neither here nor for a
 * gateway: it leaves once its cause is committed, and with a cause that fails it was never there. Answers its id in the outbox.
 */
export function postMessage(
  tx: Tx,
  { channel, lifeHours, charge, ...message }: OutgoingMessage,
  key: Buffer,
): string {
  const id = newId();
  const sealed = sealMessage(message, id, key);
  if (charge && channel === 'sms') {
    const { branch_id, message_id = null } = charge;
    const { parts } = smsParts(message.text);
    tx.send('select ctx.post_sms($1, $2, make_interval(hours => $3), $4, $5, $6)', [
      ...[id, sealed, lifeHours, branch_id, parts, message_id],
    ]);
    return id;
  }
  tx.send('select ctx.post_message($1, $2, $3, make_interval(hours => $4))', [
    ...[id, channel, sealed, lifeHours],
  ]);
  return id;
}
