import type { RowOf } from '#core/define-entity.ts';
import type { Money } from '#core/money.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/trade/vat.ts';
import {
  type DepositClaim,
  depositReady,
  giveBack,
  payByDeposit,
  spendDeposit,
} from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { MoreThanDeposit } from '../../errors.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { tripSource } from './take-for-trip.ts';

type Trip = RowOf<typeof truckOrder> & Row;
/** A trip and one of those who pay for it. */
type Payer = Pick<Trip, 'id' | 'customer_id'>;

/** Trips for which money may be lying ready: agreed, and not yet delivered. */
export const AGREED = statesInSql(statesAfter(truckOrderStates, 'confirm', 'load', 'depart'));

const payerOf = ({ customer_id }: Pick<Trip, 'customer_id'>) => ({
  kind: 'customer' as const,
  id: customer_id,
});

/** Trips that are agreed and not yet delivered: what they ask for ahead. */
export const TRIP_CLAIMS: DepositClaim = {
  sql: `select id, customer_id as payer_id, branch_id, deposit as asked from ${truckOrder.table}
    where deleted_at is null and status in (${AGREED})`,
};

/**
 * What lies ready for a trip of what its customer has paid ahead in this branch: never more than it is to pay, and nothing of
 * what his other open documents ask for.
 */
const depositFor = (context: CommandContext, trip: Payer, most: bigint): Promise<bigint> =>
  depositReady(context, { id: trip.id, payer_id: trip.customer_id, most });

/** The deposit pays a trip whose debt has just been opened; answers how much of it. */
export async function payWithDeposit(context: CommandContext, trip: Payer, owed: bigint): Promise<bigint> {
  const amount = await depositFor(context, trip, owed);
  await payByDeposit(context, { party: payerOf(trip), source: tripSource(trip) }, amount);
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
  const back = { account_id: give_back_id, field: 'give_back_id' };
  await giveBack(context, payerOf(trip), back, deposit - keep);
  if (keep === 0n) return {};
  const rate = vatRateOf('standard', vatOn(vatRatesOf(branch.settings), date));
  const { vat } = withVat(keep, BigInt(rate), 'inclusive');
  return { deposit_kept: keep, deposit_kept_tax: vat, cancelled_on: date };
}
