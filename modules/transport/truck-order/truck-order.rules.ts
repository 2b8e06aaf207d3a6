import { InvalidFields } from '#core/errors.ts';
import { statesAfter } from '#core/state-sets.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { truckOrderStates } from './truck-order.states.ts';
import { TRUCK_ORDER_TEXTS } from './truck-order.words.ts';

/** A trip ends after it starts. */
export function endsAfterStart({ starts, ends }: Readonly<Record<string, unknown>>): void {
  if (starts && ends && new Date(String(ends)) <= new Date(String(starts)))
    throw new InvalidFields({ ends: { key: 'ends_before', words: TRUCK_ORDER_TEXTS.endsBefore } });
}

/** Freight in minor units, and who owes it. */
export interface Freight {
  customer_id: string;
  net_amount: bigint;
  tax: bigint;
  total_amount: bigint;
}

/** A trip with what other customers owe of it. */
export interface SharedFreight extends Freight {
  shares?: readonly Freight[] | null;
}

/** What each customer owes for a trip: its own what others do not, and nobody nothing. */
export function debtsOfTrip({ customer_id, total_amount, shares }: SharedFreight) {
  const others = shares ?? [];
  const own = others.reduce((rest, share) => rest - share.total_amount, total_amount);
  return [{ customer_id, total_amount: own }, ...others].filter((owed) => owed.total_amount > 0n);
}

/** What customers owe for a trip is transport revenue and VAT (transport.md 5). */
export function freightLines(trip: SharedFreight): PostingLine[] {
  const { net_amount, tax } = trip;
  return [
    ...debtsOfTrip(trip).map(({ customer_id: id, total_amount }) => ({
      ...{ account: CHART.customers, debit: total_amount },
      party: { kind: 'customer' as const, id },
    })),
    { account: CHART.transport, credit: net_amount },
    { account: CHART.vatOutput, credit: tax },
  ];
}

/** Freight that was taken back is no income any more, nor its VAT, and the customer no longer owes it (transport.md 5). */
export function creditLines({ customer_id, net_amount, tax, total_amount }: Freight): PostingLine[] {
  return [
    { account: CHART.salesReturns, debit: net_amount },
    { account: CHART.vatOutput, debit: tax },
    { account: CHART.customers, credit: total_amount, party: { kind: 'customer', id: customer_id } },
  ];
}

/** What was held back of a deposit is other income with the VAT in it, and no debt (transport.md 5). */
export function heldBackLines(customer_id: string, amount: bigint, tax: bigint): PostingLine[] {
  return [
    { account: CHART.customerDeposits, debit: amount, party: { kind: 'customer', id: customer_id } },
    { account: CHART.otherIncome, credit: amount - tax },
    { account: CHART.vatOutput, credit: tax },
  ];
}

const GOES: readonly unknown[] = statesAfter(
  truckOrderStates,
  ...(['confirm', 'load', 'depart', 'deliver', 'close'] as const),
);

/** A trip that is agreed goes with its paper, which is printed again after it has come. */
export const hasWaybill = ({ status }: Readonly<Record<string, unknown>>) => GOES.includes(status);
