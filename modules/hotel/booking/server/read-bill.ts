import type { Currency } from '#core/currencies.ts';
import { linesTableName } from '#core/derive/table.ts';
import type { Quantity } from '#core/quantity.ts';
import { countsInSql, statesAfter, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { debtHistory } from '#modules/finance/debt-history/debt-history.entity.ts';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';

type Tx = QueryContext['tx'];

/** Whose the bill is, and the room that they have now. */
export async function namesOf(tx: Tx, id: string) {
  const [found] = await tx.query<{ guest: string; payer: string | null; room: string | null }>(
    `select c.name as guest, p.name as payer, r.number as room from ${booking.table} b
     join ${customer.table} c on c.id = b.customer_id
     left join ${customer.table} p on p.id = b.payer_id
     left join ${room.table} r on r.id = b.room_id where b.id = $1`,
    [id],
  );
  return found ?? { guest: '', payer: null, room: null };
}

interface Sums {
  early: bigint;
  early_tax: bigint;
  levy: bigint;
  remain: bigint;
  is_open: boolean;
}

const ENDED_WITHOUT = statesInSql(['cancelled', 'no_show', 'void']);

/** What stays come to beside their nights, and whether one of them goes on. */
export async function sumsOf(tx: Tx, ids: readonly string[]): Promise<Sums> {
  const [sums] = await tx.query<Sums>(
    `select coalesce(sum(charge), 0)::bigint as early, coalesce(sum(charge_tax), 0)::bigint as early_tax,
       coalesce(sum(levy), 0)::bigint as levy, coalesce(sum(remain_amount), 0)::bigint as remain,
       bool_or(checked_out_at is null and stage not in (${ENDED_WITHOUT})) as is_open
     from ${booking.table} where id = any($1)`,
    [ids],
  );
  if (!sums) throw new Error('a sum has one row');
  return sums;
}

/** In which currency and at what rate stays were agreed, with what they come to: one row for each of these. */
export function agreementsOf(tx: Tx, ids: readonly string[]) {
  return tx.query<{ currency: Currency | null; rate: bigint | null; total: bigint; remain: bigint }>(
    `select currency, rate, sum(total_amount)::bigint as total, sum(remain_amount)::bigint as remain
     from ${booking.table} where id = any($1) group by currency, rate`,
    [ids],
  );
}

/** The nights that stand in the books. */
export function nightsOf(tx: Tx, ids: readonly string[]) {
  return tx.query<{ night: string; room: string; amount: bigint; tax: bigint; foreign: Quantity | null }>(
    `select n.night::text, r.number as room, n.total_amount as amount, n.tax, n.foreign_amount as foreign
     from ${linesTableName(booking, 'nights')} n join ${room.table} r on r.id = n.room_id
     where n.booking_id = any($1) and n.posted_on is not null
     order by n.night, length(r.number), r.number`,
    [ids],
  );
}

const RETURNED = `select coalesce(sum(x.total_amount), 0)::bigint as amount, coalesce(sum(x.tax), 0)::bigint as tax
  from ${saleReturn.table} x where x.sale_id = s.id and x.deleted_at is null`;

const VOIDED = statesInSql(statesAfter(saleStates, 'void'));

const GOODS = `(select string_agg(p.name, ', ' order by l.line_no) from ${linesTableName(sale, 'lines')} l
  join ${product.table} p on p.id = l.product_id where l.sale_id = s.id)`;

/** What was charged to the room and stands, less what came back of it. */
export function chargesOf(tx: Tx, ids: readonly string[]) {
  return tx.query<{
    date: string;
    number: string;
    goods: string;
    amount: bigint;
    tax: bigint;
    remain: bigint;
  }>(
    `select s.date::text, s.number, s.total_amount - back.amount as amount, s.tax - back.tax as tax,
       s.remain_amount as remain,
       ${GOODS} as goods
     from ${sale.table} s cross join lateral (${RETURNED}) back
     where s.booking_id = any($1) and s.deleted_at is null and ${countsInSql(saleStates)}
     order by s.date, s.number`,
    [ids],
  );
}

/** What was charged to the room and voided since. */
export function voidedOf(tx: Tx, ids: readonly string[]) {
  return tx.query<{ date: string; number: string; goods: string; amount: bigint }>(
    `select s.date::text, s.number, s.total_amount as amount, ${GOODS} as goods from ${sale.table} s
     where s.booking_id = any($1) and s.deleted_at is null and s.status in (${VOIDED})
     order by s.date, s.number`,
    [ids],
  );
}

/** What was paid of the stay and of what was charged to its room, each payment once; one that was voided is none. */
export function paymentsOf(tx: Tx, ids: readonly string[]) {
  return tx.query<{
    date: string;
    account: string | null;
    is_deposit: boolean;
    amount: bigint;
    foreign: string | null;
  }>(
    `select min(h.date)::text as date, a.name as account, p.mode = 'deposit' as is_deposit, sum(h.amount)::bigint as amount,
       p.currency || ' ' || trim_scale(p.foreign_amount / 1000.0)::text as foreign
     from ${debt.table} d
     join ${debtHistory.table} h on h.debt_id = d.id
     join ${payment.table} p on p.id = h.payment_id
     left join ${account.table} a on a.id = p.account_id
     where d.deleted_at is null and (d.source_kind = 'booking' and d.source_id = any($1::text[])
       or d.source_kind = 'sale' and d.source_id in
         (select s.id::text from ${sale.table} s where s.booking_id = any($1::uuid[]) and s.deleted_at is null))
     group by p.id, a.name, p.mode, p.date, p.currency, p.foreign_amount having sum(h.amount) <> 0 order by min(h.date), p.id`,
    [ids],
  );
}
