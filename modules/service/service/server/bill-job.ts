import { InvalidFields, type Problems } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { discountOf } from '#core/trade/price-cart.ts';
import { accountForMoney, holdParties, payByDeposit } from '#modules/finance/public.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import {
  type Checkout,
  coinRule,
  joinShift,
  momentOfCheckout,
  priceLines,
  sell,
  stayInRoom,
  toCoin,
  usualPriceMode,
} from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { NobodyOwes, RoomOfAnother } from '../../errors.ts';
import type { BillLine } from '../job-lines.rules.ts';
import { depositOfJob, payerOf } from './deposit-of-job.ts';
import type { HeldService } from './hold-services.ts';
import { releaseParts, storeOfParts } from './parts-of-job.ts';
import { placedInJob } from './price-jobs.ts';

type Job = HeldService['row'];

/** What a job is billed for, and what is paid of it at once. */
export interface Bill {
  lines: BillLine[];
  discount: Money | null;
  /** How its prices are meant; as the branch usually does where left out. */
  price_mode?: 'inclusive';
  account_id?: string | null;
  paid?: Money | null;
  reference?: string | null;
  /** The item stays here until it is paid or somebody gives credit. */
  isKept?: boolean;
  /** What is left is charged to this room of a guest in the house. */
  room_id?: string | null;
}

/**
 * Sells what a job comes to by the engine of the till. What was paid ahead for it pays first, then the money that is given; the
 * rest the customer owes, within the limit of credit (services.md 5).
 */
export async function billJob(context: CommandContext, row: Job, bill: Bill) {
  const { branch, clock } = context;
  const into = bill.account_id ? await accountForMoney(context, bill.account_id) : null;
  if (!into && bill.paid) throw new InvalidFields({ account_id: { key: 'required' } });
  const { body, total } = await checkoutOf(context, row, bill);
  const moment = momentOfCheckout(body, clock.now(), branch);
  const joined =
    into?.mode === 'cash'
      ? await joinShift(context, { ...body, payments: [payment(into, total)] }, moment)
      : null;
  // Who owes is locked before the goods (modules/lock-order.ts).
  if (row.customer_id) await holdParties(context.tx, [{ customer_id: row.customer_id }]);
  const room = await roomCharged(context, row, bill);
  const deposit = await depositOfJob(context, row);
  const covered = deposit < total ? deposit : total;
  const left = total - covered;
  // No coin pays cents: what is asked for in cash is rounded as at the till.
  const all = into?.mode === 'cash' ? toCoin(left, coinRule(branch)) : left;
  const paid = into ? (bill.paid ?? all) : 0n;
  const owed = paid < all || !into ? left - paid : 0n;
  const customer_id = (owed > 0n ? room?.customer_id : null) ?? row.customer_id;
  if (owed > 0n && !customer_id) throw NobodyOwes({ left: formatExact(money(owed), moneyStyle(branch)) });
  const payments = [
    ...(into && left > 0n && (paid > 0n || owed === 0n) ? [payment(into, paid, bill.reference)] : []),
    ...(owed + covered > 0n ? [payment({ account_id: null, mode: 'credit' }, owed + covered)] : []),
  ];
  const of = {
    kind: 'service' as const,
    id: row.id,
    lines: unitsOf(bill.lines),
    covered,
    isKept: bill.isKept === true,
  };
  await releaseParts(context, row);
  const sold = await placed(() =>
    sell(
      context,
      {
        ...body,
        customer_id,
        room_id: owed > 0n && room ? (bill.room_id ?? null) : null,
        payments,
      } as Checkout,
      { of, joined },
    ),
  );
  const source = { kind: sale.name, id: sold.row.id };
  await payByDeposit(context, { party: payerOf(row), source }, covered);
  return { ...sold.row, covered, deposit };
}

/** The stay that takes on what is left: of the customer of the job, or of whoever it is then. */
async function roomCharged(context: CommandContext, { customer_id }: Job, { room_id }: Bill) {
  if (!room_id) return null;
  const stay = await stayInRoom(context, { room_id });
  if (!stay) throw new InvalidFields({ room_id: { key: 'not_found' } });
  if (customer_id && stay.customer_id !== customer_id) throw RoomOfAnother({ room: stay.room });
  return stay;
}

/** What the point of sale is asked to sell: its lines in the units of the stock, at the prices agreed; and what that comes to. */
async function checkoutOf(context: CommandContext, row: Job, { lines, discount, price_mode }: Bill) {
  const { tx, branch, clock } = context;
  const tax_mode = price_mode ?? usualPriceMode(branch.settings);
  const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
  const { priced } = await placed(() =>
    priceLines(branch.settings, {
      ...{ wanted: lines, goods, date: today(clock, branch), price_mode: tax_mode },
      discount: discountOf({ discount }),
    }),
  );
  const body: Checkout = {
    id: newId(),
    store_id: await storeOfParts(context, row),
    ...{ customer_id: row.customer_id, room_id: null },
    ...{ date: null, sold_at: null, shift_id: null, total_amount: null },
    ...{ lines, discount, discount_percent: null, tax_mode },
    ...{ payments: [], reference: null, remarks: null },
  } as Checkout;
  return { body, total: priced.total_gross };
}

function payment(
  { account_id, mode }: Pick<Checkout['payments'][number], 'account_id' | 'mode'>,
  amount: bigint,
  reference: string | null = null,
) {
  return { account_id, mode, amount: money(amount), reference } as Checkout['payments'][number];
}

/** Units of the stock count one; a job says no others. */
function unitsOf(lines: readonly BillLine[]) {
  return lines.map(({ product_id, unit }) => ({ product_id, unit, factor: null }));
}

/** What does not fit is named as the job and its dialog call it. */
async function placed<T>(does: () => T | Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const named = Object.entries(placedInJob(error.problems)).map(([place, problem]) => [
      place.replace(/^payments\.\d+\.amount$/, 'paid').replace(/^payments\.\d+\./, ''),
      problem,
    ]);
    throw new InvalidFields(Object.fromEntries(named) as Problems);
  }
}
