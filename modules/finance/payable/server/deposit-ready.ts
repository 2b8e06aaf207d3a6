import { type RawBuilder, sql } from 'kysely';
import { countsInSql } from '#core/state-sets.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';

/** Open documents of a module for which their customer pays ahead: what one asks for is left to it by all the others. */
export interface DepositClaim {
  /** Selects `id`, `payer_id`, `branch_id` and `asked` (minor units, null for nothing) of those of the business. */
  sql: string;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    depositClaims: DepositClaim;
  }
}

type Asking = Record<'id' | 'payer_id' | 'branch_id', RawBuilder<unknown>>;

/**
 * What a customer has paid ahead in a branch, in minor units, less what his other open documents there ask for, of whatever
 * module: as SQL, for columns. It is below nothing where they ask for more than there is.
 */
export function freeDepositInSql(
  { services }: Pick<ActorContext, 'services'>,
  { id, payer_id, branch_id }: Asking,
): RawBuilder<unknown> {
  const claims = services.brought('depositClaims').map((claim) => sql`(${sql.raw(claim.sql)})`);
  return sql`(select coalesce(sum(p.deposit_amount), 0) from ${sql.table(payment.table)} p
      where p.customer_id = ${payer_id} and p.branch_id = ${branch_id} and p.deleted_at is null
        and ${sql.raw(countsInSql(paymentStates, 'p'))})
    - (select coalesce(sum(c.asked), 0) from (${sql.join(claims, sql` union all `)}) c
      where c.payer_id = ${payer_id} and c.branch_id = ${branch_id} and c.id <> ${id})`;
}

/** The same for one document, never below nothing and never more than `most`. The customer is locked. */
export async function depositReady(
  context: Pick<ActorContext, 'tx' | 'branch' | 'services'>,
  { id, payer_id, most }: { id: string; payer_id: string; most: bigint | null },
): Promise<bigint> {
  const { tx, branch } = context;
  const free = freeDepositInSql(context, {
    id: sql`${id}`,
    payer_id: sql`${payer_id}`,
    branch_id: sql`${branch.id}`,
  });
  const { rows } = await sql<{ free: bigint }>`select (${free})::bigint as free`.execute(tx.sql);
  const ready = rows[0]?.free ?? 0n;
  const least = most !== null && most < ready ? most : ready;
  return least > 0n ? least : 0n;
}
