import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { type Money, money } from '#core/money.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/vat.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { depositInBranch, payBack, payDocuments, spendDeposit } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { MoreThanDeposit } from '../../errors.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { tripSource } from './take-for-trip.ts';

type Trip = RowOf<typeof truckOrder> & Row;

/** Trips for which money may be lying ready: agreed, and not yet delivered. */
export const AGREED = statesInSql(statesAfter(truckOrderStates, 'confirm', 'load', 'depart'));

const payerOf = ({ customer_id }: Pick<Trip, 'customer_id'>) => ({
  kind: 'customer' as const,
  id: customer_id,
});

/**
 * What lies ready for a trip of what its customer has paid ahead in this branch: never more than it is to pay, and nothing of
 * what other agreed trips of the same customer ask for.
 */
export async function depositFor({ tx, branch }: CommandContext, trip: Trip, most: bigint): Promise<bigint> {
  const ahead = await depositInBranch(tx, payerOf(trip), branch.id);
  const [others] = await tx.query<{ asked: bigint }>(
    `select coalesce(sum(deposit), 0)::bigint as asked from ${truckOrder.table}
     where customer_id = $1 and branch_id = $2 and id <> $3 and deleted_at is null and status in (${AGREED})`,
    [trip.customer_id, branch.id, trip.id],
  );
  const free = ahead - (others?.asked ?? 0n);
  const least = free < most ? free : most;
  return least > 0n ? least : 0n;
}

/** The deposit pays a trip whose debt has just been opened; answers how much of it. */
export async function payWithDeposit(context: CommandContext, trip: Trip, owed: bigint): Promise<bigint> {
  const amount = await depositFor(context, trip, owed);
  const nothing = { account_id: null, reference: null, remarks: null, date: null };
  if (amount > 0n)
    await payDocuments(context, [
      {
        ...{ party: payerOf(trip), source: tripSource(trip) },
        payments: [{ id: newId(), mode: 'deposit', amount: money(amount), ...nothing }],
      },
    ]);
  return amount;
}

/**
 * The deposit of a trip that is cancelled: so much of it is held back, as other income with the VAT in it, and the rest goes
 * back out of the account that is named; where none is it stays with the customer.
 */
export async function endDeposit(
  context: CommandContext,
  trip: Trip,
  { keep, give_back_id }: { keep: Money; give_back_id: string | null },
): Promise<Row> {
  if (keep === 0n && !give_back_id) return {};
  const { branch, clock } = context;
  const date = today(clock, branch);
  const deposit = await depositFor(context, trip, trip.deposit ?? trip.total_amount);
  if (keep > deposit) throw MoreThanDeposit();
  if (keep > 0n)
    await spendDeposit(context, { party: payerOf(trip), source: tripSource(trip), amount: keep, date });
  if (give_back_id) await giveBack(context, trip, give_back_id, deposit - keep);
  if (keep === 0n) return {};
  const rate = vatRateOf('standard', vatOn(vatRatesOf(branch.settings), date));
  const { vat } = withVat(keep, BigInt(rate), 'inclusive');
  return { deposit_kept: keep, deposit_kept_tax: vat, cancelled_on: date };
}

/** Pays the rest of a deposit back, by the one engine of payments. */
async function giveBack(
  context: CommandContext,
  trip: Trip,
  account_id: string,
  rest: bigint,
): Promise<void> {
  if (rest === 0n) return;
  requireToo(context, 'create_payment');
  const { tx, branch } = context;
  const [out] = await tx.query<{ type: string }>(
    `select type from ${account.table} where id = $1 and branch_id = $2 and deleted_at is null`,
    [account_id, branch.id],
  );
  if (!out) throw new InvalidFields({ give_back_id: { key: 'not_found' } });
  const mode = out.type === 'cash in hand' ? 'cash' : 'emoney';
  await payBack(context, payerOf(trip), {
    ...{
      id: newId(),
      mode,
      account_id,
      amount: money(rest),
      reference: null,
      remarks: null,
      date: null,
      fee: null,
    },
  });
}
