import { formatExact } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { orderLimitOf } from '#modules/employee/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { OrderAboveLimit } from '../../errors.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { purchaseOrderStates } from '../purchase-order.states.ts';

/** Up to how much somebody commits the branch by himself in a business day, in minor units, and what of it is left today. */
export interface Allowance {
  limit: bigint;
  left: bigint;
}

/**
 * What is left today of the limit of whoever calls; null where his role sets none. Used up by orders that he sent, by what he
 * bought without one, and by what his bills charged beyond their orders (docs/decisions/0084). What was cancelled or voided
 * since is free again.
 */
export async function allowanceOf(
  context: Pick<ActorContext, 'tx' | 'actor' | 'branch' | 'clock'>,
): Promise<Allowance | null> {
  const limit = await orderLimitOf(context);
  if (limit === null) return null;
  const { tx, actor, branch, clock } = context;
  const [sum] = await tx.query<{ committed: bigint }>(COMMITTED, [
    branch.id,
    actor.user_id,
    today(clock, branch),
    branch.day_starts_at,
    branch.time_zone,
  ]);
  const left = limit - (sum?.committed ?? 0n);
  return { limit, left: left > 0n ? left : 0n };
}

/**
 * The same in a command that is about to commit more: whoever does so twice at once, the second waits and sees what the first
 * has done. It comes before all other locks.
 */
export async function holdAllowance(context: CommandContext): Promise<Allowance | null> {
  const { tx, actor, branch } = context;
  if ((await orderLimitOf(context)) === null) return null;
  await tx.query("select pg_advisory_xact_lock(hashtextextended('order limit ' || $1 || $2, 0))", [
    branch.id,
    actor.user_id,
  ]);
  return allowanceOf(context);
}

/** Whether an amount in minor units is within what is left. */
export function covers(allowance: Allowance | null, amount: bigint): boolean {
  return allowance === null || amount <= 0n || amount <= allowance.left;
}

/** Throws `order_above_limit` (403) where an amount is more than is left today. */
export function requireCovered(
  allowance: Allowance | null,
  amount: bigint,
  { branch }: Pick<CommandContext, 'branch'>,
): void {
  if (allowance === null || covers(allowance, amount)) return;
  const { currency, settings } = branch;
  const style = { currency, currency_format: settings.currency_format } as Parameters<typeof formatExact>[1];
  throw OrderAboveLimit({
    limit: formatExact(allowance.limit, style),
    left: formatExact(allowance.left, style),
  });
}

/** By when it was done, not by the date that it bears: whoever may date back has no further limit for it. */
const TODAY = (column: string) =>
  `${column} >= ($3::date + $4::time) at time zone $5 and ${column} < ($3::date + 1 + $4::time) at time zone $5`;

const COMMITTED = `
select (
  coalesce((
    select sum(o.total_amount) from ${purchaseOrder.table} o
    where o.branch_id = $1 and o.sent_by_id = $2 and ${TODAY('o.sent_at')}
      and ${countsInSql(purchaseOrderStates, 'o')} and o.deleted_at is null), 0)
  + coalesce((
    select sum(case when p.order_id is null then p.total_amount else p.beyond_order end) from ${purchase.table} p
    where p.branch_id = $1 and p.created_by = $2 and ${TODAY('p.created_at')}
      and ${countsInSql(purchaseStates, 'p')} and p.deleted_at is null), 0))::bigint as committed`;
