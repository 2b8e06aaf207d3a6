import { grantCredit } from '#modules/customer/public.ts';
import { claimMoney, oweRest, takeNumber } from '#modules/finance/public.ts';
import { moveStock, refuseShortageSince } from '#modules/inventory/public.ts';
import type { UnitOfLine } from '#modules/inventory/units.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { holdTill } from '../../shift/server/hold-till.ts';
import { bookLate, type JoinedShift, joinLate } from '../../shift/server/join-shift.ts';
import type { Checkout, CheckoutLine } from '../checkout.body.ts';
import { sale } from '../sale.entity.ts';
import { type CheckedCart, checkCart } from './check-cart.ts';
import { holdFloor } from './hold-floor.ts';
import { requireReferences } from './require-references.ts';
import { admitCharge, stayInRoom, stayOf } from './room-charges.ts';
import { saleRow } from './sale-row.ts';
import { openWork } from './work-sold.ts';

/** Of a document whose lines are sold, what its sale needs to know: its prices are agreed. */
export interface SoldDocument {
  kind: 'invoice' | 'service' | 'quote';
  id: string;
  /** Its lines with the units that they were agreed in. */
  lines: readonly UnitOfLine[];
  /** What the customer has paid ahead for it pays so much of what he owes at once: that is no credit. */
  covered?: bigint;
  /** What the customer brought is kept until he fetches it: he is asked for money then, so nobody gives him credit now. */
  isKept?: boolean;
  /** Until when it is paid, where the document says so; by the customer's days of credit where left out. */
  dueFrom?(date: string): string;
}

/**
 * The one engine of every sale, whichever door it comes through: goods out, money in or owed, entry, number. Nothing else
 * makes a sale. An issued invoice gives it the number of its own series; parts of a job leave as those of a service.
 */
export async function sell(
  context: CommandContext,
  said: Checkout,
  { of, joined = null }: { of?: SoldDocument; joined?: JoinedShift | null } = {},
) {
  const { tx } = context;
  const room = await stayInRoom(context, said);
  const body = room ? { ...said, customer_id: room.customer_id } : said;
  const cart = await checkCart(context, body, of);
  if (room) await admitCharge(context, room, cart.settled.owed - (of?.covered ?? 0n));
  const granted = room ? room.due_date : await grant(context, body, cart);
  const due_date = of?.dueFrom?.(cart.moment.date) ?? granted;
  const stay = room ?? (await stayThatOwes(context, body, cart));
  const charged = cart.settled.owed > 0n ? stay : null;
  const costs = await takeGoods(context, body, cart, of);
  // Parts of a job go at what was agreed on with it: under warranty for nothing.
  const byFloor = of?.kind === 'service' ? null : await holdFloor(context, body.id, cart, costs);
  const checked = { ...cart, approved_by: byFloor ?? cart.approved_by };
  const sold = {
    ...saleRow(context, body, checked, costs, joined?.id ?? null),
    invoice_id: of?.kind === 'invoice' ? of.id : null,
    service_id: of?.kind === 'service' ? of.id : null,
    quote_id: of?.kind === 'quote' ? of.id : null,
    booking_id: charged?.booking_id ?? null,
    charged_room: charged?.room ?? null,
  };
  const codes = new Map(cart.place.accounts.map(({ id, ledger_code }) => [id, ledger_code]));
  // A late sale takes its cash out of the till again: both entries stand on an account that is held once.
  if (joined?.late) await holdTill(context, joined.account_id);
  await postDocuments(sale, [sold], context, { facts: codes });
  // All that is booked comes before the number, which everybody who sells waits for.
  const late = await bookLate(context, joined, sold, takenOf(sold, cart));
  requireReferences(body.payments, cart.place.accounts);
  const owing = owedBy(body, cart, due_date);
  await claimMoney(context, { ...owing, payments: body.payments });
  const series = of?.kind === 'invoice' ? 'invoice' : 'sale';
  const row = { ...sold, number: await takeNumber(tx, context.branch.id, series, cart.moment.date) };
  await tx.insert(sale, row);
  await oweRest(context, owing);
  if (late) await joinLate(context, late, row);
  // The bill of a service opens none.
  const opened = of?.kind === 'service' ? null : await openWork(context, row);
  return { row, cart: checked, opened };
}

/** What stays in the till of each payment, once change was given. */
function takenOf({ payments }: ReturnType<typeof saleRow>, { settled }: CheckedCart) {
  return payments.map(({ account_id, mode }, i) => ({ account_id, mode, amount: settled.taken[i] ?? 0n }));
}

/** Takes the goods out of the store and answers what each line had cost; services move nothing. */
async function takeGoods(
  context: CommandContext,
  body: Checkout,
  cart: CheckedCart,
  of: SoldDocument | undefined,
): Promise<bigint[]> {
  const { tx, branch } = context;
  const { date, isSaid, hasTime, at, soldAt } = cart.moment;
  const costs = cart.lines.map(() => 0n);
  const goods = cart.lines.flatMap((line, place) => (line.is_service ? [] : [{ line, place }]));
  if (goods.length === 0) return costs;
  const lines = goods.map(({ line, place }) => ({
    product_id: line.product_id,
    store_id: body.store_id,
    quantity: -line.base_quantity,
    line_no: place + 1,
    ...batchOf(body.lines[place]),
  }));
  const kind = of?.kind === 'service' ? 'service' : 'sale';
  // A till may sell a moment before its sale comes; one whose clock is ahead sells now.
  const known = !isSaid && soldAt && soldAt < at ? soldAt : at;
  const happened_at = hasTime ? known : undefined;
  const move = { kind, branch, date, source: source(body), lines, happened_at };
  const moved = await moveStock(tx, move);
  if (isSaid) await refuseShortageSince(tx, move);
  moved.forEach(({ value }, i) => {
    costs[goods[i]?.place ?? -1] = -value;
  });
  return costs;
}

/** The batch that somebody chose; else the one that expires first is taken. */
function batchOf(line: CheckoutLine | undefined) {
  return line?.batch ? { batch: { number: line.batch, expire_date: null } } : {};
}

/** Sells on credit as far as the customer is given any; answers until when. */
async function grant(context: CommandContext, body: Checkout, { settled, moment }: CheckedCart) {
  const { customer_id } = body;
  if (settled.owed === 0n || !customer_id) return null;
  return (await grantCredit(context, { customer_id, amount: settled.owed, date: moment.date })).due_date;
}

/** What a guest in the house leaves open is charged to the stay; who granted the credit has locked him. */
async function stayThatOwes(context: CommandContext, { customer_id }: Checkout, { settled }: CheckedCart) {
  return settled.owed > 0n && customer_id ? stayOf(context, customer_id) : null;
}

/** What was sold on credit is owed by the customer. */
function owedBy(body: Checkout, { settled, moment }: CheckedCart, due_date: string | null) {
  const { customer_id: id } = body;
  return {
    party: id ? ({ kind: 'customer', id } as const) : null,
    ...{ source: source(body), owed: settled.owed, date: moment.date, due_date },
  };
}

function source({ id }: Checkout): { kind: string; id: string } {
  return { kind: 'sale', id };
}
