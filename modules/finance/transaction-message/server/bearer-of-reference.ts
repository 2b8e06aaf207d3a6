import type { ActorContext } from '#server-kit/operation/context.ts';
import type { StoredMessage } from './message-of.ts';

/** A document that was paid by a transfer whose number somebody typed. */
export interface Bearer {
  kind: string;
  id: string;
  /** As people call it. */
  number: string;
}

/** What bears the number of a text already, on the account of the text. */
export async function bearerOf(
  { tx, services }: ActorContext,
  { account_id, transaction_id }: Pick<StoredMessage, 'account_id' | 'transaction_id'>,
): Promise<Bearer | null> {
  if (!account_id || !transaction_id) return null;
  const [found] = await tx.query<{ kind: string; id: string }>(
    `select source_kind as kind, source_id as id from money_references
     where account_id = $1 and reference = upper(regexp_replace($2, '\\s', '', 'g'))`,
    [account_id, transaction_id],
  );
  if (!found) return null;
  const { table, title } = services.registry.entity(found.kind);
  const [row] = await tx.query<{ number: string | null }>(
    `select ${title} as number from ${table} where id = $1 and deleted_at is null`,
    [found.id],
  );
  return { ...found, number: row?.number ?? '' };
}
