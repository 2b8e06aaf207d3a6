import { requirePlatform } from '#modules/session/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { type Message, openMessage } from '#server-kit/post/message.ts';
import { type MessageState, MOST_MESSAGES } from '../outbox.rules.ts';

/** A message of the outbox as the database has it; `sealed` is gone once it was sent or its time is long over. */
export interface StoredMessage {
  id: string;
  channel: 'email' | 'sms';
  sealed: Buffer | null;
  created_at: Date;
  state: MessageState;
  tries: number;
  last_error: string | null;
}

type Asking = Pick<Tx, 'query'>;

/** The newest messages of all businesses. The database answers the `onepos` accounts of the platform and nobody else. */
export async function storedMessages(tx: Asking, state: MessageState | null): Promise<StoredMessage[]> {
  await requirePlatform(tx);
  return tx.query<StoredMessage>('select * from ctx.messages_of_platform($1, null, $2)', [
    state,
    MOST_MESSAGES,
  ]);
}

/** One of them, to be opened or sent again. */
export async function storedMessage(tx: Asking, id: string): Promise<StoredMessage> {
  await requirePlatform(tx);
  const [kept] = await tx.query<StoredMessage>('select * from ctx.messages_of_platform(null, $1, 1)', [id]);
  if (!kept) throw NotFound();
  return kept;
}

/** What is sealed in it; null once it was erased, or where another server sealed it. */
export function unseal({ sealed, id }: StoredMessage, key: Buffer): Message | null {
  return sealed && openMessage(sealed, id, key);
}
