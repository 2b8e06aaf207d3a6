import { createHmac } from 'node:crypto';
import { isId } from '#core/ids.ts';
import { presentAnswer } from '../http/present.ts';
import type { CommandContext } from '../operation/context.ts';
import type { AnswerShape, CommandOperation, RawInput } from '../operation/operation.ts';
import { findRow } from '../query/find-row.ts';
import { IdempotencyKeyRequired, InvalidIdempotencyKey, KeyIsNotTheId, KeyUsedOtherwise } from './errors.ts';

/** The key of a call, if it has one, and the hash of all that makes two calls the same. */
export interface SeenCall {
  key: string | null;
  hash: string;
}

/** The hash is keyed: bodies hold passwords, and a plain hash of one is guessed by whoever has a copy of the database. */
export function readKey(
  operation: CommandOperation,
  header: string | undefined,
  raw: RawInput,
  { branchId, requestKey }: { branchId: string; requestKey: Buffer },
): SeenCall {
  if (operation.idempotency === 'none') return { key: null, hash: '' };
  const key = header?.trim() || null;
  const isRequired = operation.idempotency === 'required' || operation.idempotency === 'document';
  if (!key && isRequired) throw IdempotencyKeyRequired();
  if (key && !isId(key)) throw InvalidIdempotencyKey();
  if (operation.idempotency === 'document' && (raw.body as { id?: unknown })?.id !== key)
    throw KeyIsNotTheId();
  const parts = [
    operation.name,
    branchId,
    JSON.stringify([...raw.query].sort()),
    JSON.stringify(raw.body ?? null),
  ];
  const hash = createHmac('sha256', requestKey).update(parts.join('\n'));
  if (raw.file) hash.update(raw.file.bytes);
  return { key, hash: hash.digest('hex') };
}

/**
 * Claims the key, first of all that the transaction does. Two calls with one key meet here: the second waits until the
 * first has committed and then hears its answer, or, where the first was rolled back, does the work itself.
 */
export async function replayIfSeen(
  operation: CommandOperation,
  { key, hash }: SeenCall,
  { tx, actor }: CommandContext,
): Promise<{ answer: unknown } | null> {
  if (!key) return null;
  const claimed = await tx.query(
    `insert into command_log (business_id, key, operation, request_hash, user_id, makes_document)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
    [actor.business_id, key, operation.name, hash, actor.user_id, operation.idempotency === 'document'],
  );
  if (claimed.length) return null;
  const [seen] = await tx.query<{ request_hash: string; user_id: string; answer: unknown }>(
    'select request_hash, user_id, answer from command_log where key = $1',
    [key],
  );
  if (seen?.request_hash !== hash || seen.user_id !== actor.user_id) throw KeyUsedOtherwise();
  return { answer: seen.answer };
}

/** The answer to a call whose own answer is no longer kept: the document that it made, as it is today (api.md, Writes). */
export async function documentMade(
  { key }: SeenCall,
  answers: AnswerShape | undefined,
  context: CommandContext,
): Promise<unknown> {
  if (!key || !answers) return null;
  return presentAnswer(answers, await findRow(answers.entity, key, context), context);
}

/** Keeps the answer beside its key. */
export function saveAnswer({ key }: SeenCall, answer: unknown, { tx }: CommandContext): void {
  if (key)
    tx.send('update command_log set answer = $2 where key = $1', [key, JSON.stringify(answer ?? null)]);
}
