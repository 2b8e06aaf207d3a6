import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { money } from '#core/money.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/trade/vat.ts';
import { grantCredit } from '#modules/customer/public.ts';
import { oweRest } from '#modules/finance/public.ts';
import { usualPriceMode } from '#modules/point-of-sale/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { freightOfOthers, type PricedCargo } from '../freight-shares.rules.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { debtsOfTrip, type SharedFreight } from '../truck-order.rules.ts';
import { payWithDeposit } from './deposit-of-trip.ts';
import { tripSource } from './take-for-trip.ts';

/** A trip that has come, with what it costs whom by now. */
type Delivered = Pick<RowOf<typeof truckOrder>, 'id'> & SharedFreight;
export type Tax = 'standard' | 'exempt' | null;

/** An amount of freight with its VAT as of a day; passengers are exempt. */
export function freightOn({ branch }: Pick<CommandContext, 'branch'>, agreed: bigint, tax: Tax, day: string) {
  const rate = vatRateOf(tax ?? 'standard', vatOn(vatRatesOf(branch.settings), day));
  const { net, vat, gross } = withVat(agreed, BigInt(rate), usualPriceMode(branch.settings));
  return { net_amount: net, tax: vat, total_amount: gross };
}

/** What decides who pays what of a trip. */
interface Priced {
  customer_id: unknown;
  freight_payer: unknown;
  price: bigint;
  cargos: readonly string[];
}

/** The freight of a trip with its VAT, and what of it other customers pay for their cargos: each with the VAT of his own part. */
export async function freightOfTrip(
  context: CommandContext,
  { customer_id, freight_payer, price, cargos }: Priced,
  { tax, day }: { tax: Tax; day: string },
) {
  const priced =
    freight_payer === 'customer'
      ? []
      : await context.tx.query<PricedCargo>(
          `select customer_id, price from ${cargo.table} where id = any($1)
           order by array_position($1::uuid[], id)`,
          [cargos],
        );
  const parts = [...freightOfOthers(price, String(customer_id), priced)];
  const others = parts.reduce((sum, [, part]) => sum + part, 0n);
  const own = freightOn(context, price - others, tax, day);
  const shares = parts.map(([id, part]) => ({ customer_id: id, ...freightOn(context, part, tax, day) }));
  const sumOf = (key: keyof typeof own) =>
    money(shares.reduce((sum: bigint, one) => sum + one[key], own[key]));
  return {
    shares,
    ...{ net_amount: sumOf('net_amount'), tax: sumOf('tax'), total_amount: sumOf('total_amount') },
  };
}

/** Everybody who may owe something of a trip: its customer, and those of its cargos. */
export const PAYERS_IN_SQL = `
  select customer_id from ${truckOrder.table} where id = $1 and branch_id = $2
  union select g.customer_id from ${truckOrder.table} o
  join ${linesTableName(truckOrder, 'cargos')} l on l.business_id = o.business_id and l.truck_order_id = o.id
  join ${cargo.table} g on g.business_id = l.business_id and g.id = l.cargo_id
  where o.id = $1 and o.branch_id = $2`;

/**
 * Opens what each customer owes for a trip that is delivered, within his limit, and pays it out of what he paid ahead; answers
 * how much of it that was.
 */
export async function oweFreight(context: CommandContext, trip: Delivered, date: string): Promise<bigint> {
  const debts = debtsOfTrip(trip);
  for (const [part, { customer_id, total_amount }] of debts.entries()) {
    const { due_date } = await grantCredit(context, { customer_id, amount: total_amount, date });
    const party = { kind: 'customer', id: customer_id } as const;
    const owed = money(total_amount);
    await oweRest(context, { party, source: tripSource(trip), part, owed, date, due_date });
  }
  let used = 0n;
  for (const { customer_id, total_amount } of debts)
    used += await payWithDeposit(context, { id: trip.id, customer_id }, total_amount);
  return used;
}
