import { money } from '#core/money.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { openDebt, raiseDebt } from '#modules/finance/public.ts';
import { moveStock, refuseShortageSince } from '#modules/inventory/public.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { makeTransition, postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sale } from '../../sale/sale.entity.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import type { GrowingSale } from '../../sale/server/deliver-more.ts';
import { openWork } from '../../sale/server/work-sold.ts';
import type { Leaving } from '../delivered-lines.rules.ts';
import { type Delivery, firstSale, type InvoiceLine, saleOfDeliveries } from './sale-of-deliveries.ts';
import type { HeldInvoice } from './void-invoice.ts';

/** Takes what leaves out of the store of the invoice; answers what each line of it had cost. */
export async function takeOut(
  { tx, branch }: CommandContext,
  {
    id,
    moment,
    store_id,
    leaving,
  }: { id: string; moment: Moment; store_id: string; leaving: readonly Leaving<InvoiceLine>[] },
): Promise<bigint[]> {
  const costs = leaving.map(() => 0n);
  const goods = leaving.flatMap((one, place) => (one.line.is_service ? [] : [{ ...one, place }]));
  if (goods.length === 0) return costs;
  const lines = goods.map(({ line: { product_id, line_no }, base }) => ({
    ...{ product_id, store_id, line_no },
    quantity: -base,
  }));
  const move = { kind: 'sale', branch, date: moment.date, source: { kind: sale.name, id }, lines };
  const moved = await moveStock(tx, move);
  if (moment.isSaid) await refuseShortageSince(tx, move);
  for (const [i, { value }] of moved.entries()) costs[goods[i]?.place ?? -1] = -value;
  return costs;
}

/** The first delivery sells on invoice, under its number. */
export async function openSale(
  context: CommandContext,
  row: HeldInvoice['row'],
  id: string,
  delivery: Delivery,
): Promise<void> {
  const { tx, branch } = context;
  const { moment } = delivery;
  const [known] = await tx.query<{ tin: string | null }>(
    `select tin_number as tin from ${customer.table} where id = $1`,
    [row.customer_id],
  );
  const parts = saleOfDeliveries(row, undefined, delivery);
  const sold = {
    ...firstSale(context, row, { id, moment, tin: known?.tin || null }),
    ...parts,
    remain_amount: parts.total_amount,
  };
  await postDocuments(sale, [sold], context, { facts: new Map() });
  await tx.insert(sale, sold);
  await openWork(context, sold);
  if (sold.total_amount > 0n)
    await openDebt(tx, owedFor(branch, row, { id, date: moment.date, amount: sold.total_amount }));
}

/** A further delivery sells more of it; its debt grows, whatever was paid or came back meanwhile. */
export async function growSale(
  context: CommandContext,
  row: HeldInvoice['row'],
  sold: NonNullable<HeldInvoice['sold']>,
  delivery: Delivery,
): Promise<void> {
  const { tx, branch } = context;
  const { date } = delivery.moment;
  refuseEarlier(
    date,
    sold.deliveries
      .map((line) => line.date)
      .sort()
      .at(-1) ?? null,
  );
  const parts = saleOfDeliveries(row, sold, delivery);
  const amount = money(parts.total_amount - sold.total_amount);
  // Before it is posted, as the order of locks has it.
  if (amount > 0n)
    await raiseDebt(tx, owedFor(branch, row, { id: sold.id, date, amount }), { revives: true });
  const growing: GrowingSale = {
    row: sold,
    grown: { ...parts, remain_amount: money(sold.remain_amount + amount) },
  };
  await makeTransition(sale, 'deliver', growing, {}, context);
  await openWork(context, { ...parts, id: sold.id, customer_id: sold.customer_id, date });
}

function owedFor(
  branch: CommandContext['branch'],
  { customer_id, due_date }: HeldInvoice['row'],
  { id, date, amount }: { id: string; date: string; amount: bigint },
) {
  return {
    ...{ branch, kind: 'debtor' as const, party: { kind: 'customer', id: customer_id } as const },
    ...{ source: { kind: sale.name, id }, amount, date, due_date },
  };
}
