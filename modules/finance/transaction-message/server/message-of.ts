import { sql } from 'kysely';
import type { RowOf } from '#core/define-entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { gapOfMessage } from './gap-of-message.ts';

/** A text as it is kept, whatever of it the caller may read. */
export type StoredMessage = RowOf<typeof transactionMessage>;

/** A text of the branch, not locked; 404 where there is none. */
export async function messageOf({ tx, branch }: ActorContext, id: string): Promise<StoredMessage> {
  const [found] = await tx.query<StoredMessage>(
    `select *, date::text as date from ${transactionMessage.table}
     where id = $1 and branch_id = $2 and deleted_at is null`,
    [id, branch.id],
  );
  if (!found) throw NotFound();
  return found;
}

/** What is missing before a text, or is false in it; null where there is nothing to compare its balance with. */
export async function gapOf(context: ActorContext, id: string): Promise<bigint | null> {
  const gap = gapOfMessage((column) => sql.ref(`r.${column}`), context);
  const { rows } = await sql<{ gap: bigint | null }>`
    select ${gap} as gap from ${sql.table(transactionMessage.table)} r where r.id = ${id}`.execute(
    context.tx.sql,
  );
  return rows[0]?.gap ?? null;
}
