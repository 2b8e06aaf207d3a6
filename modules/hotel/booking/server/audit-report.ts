import { countsInSql } from '#core/state-sets.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { paymentStates } from '#modules/finance/payment/payment.states.ts';
import { earnedOn } from '#modules/finance/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import { shift } from '#modules/point-of-sale/shift/shift.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { booking } from '../booking.entity.ts';
import { incomeByKind } from '../income.rules.ts';
import { guestsOwing } from './around-the-night.ts';
import { CHECKED_IN } from './check-in.ts';
import { arrivalsOpen, bookingsNamed, departuresOpen } from './nights-to-post.ts';
import { readFigures } from './read-figures.ts';
import { reducedPrices } from './reduced-prices.ts';

/** What an audit posted, and the bookings of which it decided because nobody had. */
interface Audited {
  posted: { nights: number; amount: bigint };
  decided: { stayed: readonly string[]; missed: readonly string[] };
}

/** What an audit leaves behind of its night: how the house stood, what came in, who was not where the bookings say, and what it decided of them. */
export async function auditReport(context: CommandContext, day: string, { posted, decided }: Audited) {
  const { tx, branch } = context;
  const [sums] = await tx.query<{ extras: bigint; unpaid: bigint }>(SUMS, [branch.id, day]);
  return {
    ...posted,
    figures: await readFigures(context, { since: day, until: day }),
    income: incomeByKind(await earnedOn(context, day)),
    extras: sums?.extras ?? 0n,
    unpaid: sums?.unpaid ?? 0n,
    payments: await tx.query<{ account: string; amount: bigint }>(PAYMENTS, [branch.id, day]),
    shifts: await tx.query<CountedTill>(SHIFTS, [branch.id, day]),
    arrivals: await arrivalsOpen(context, day),
    departures: await departuresOpen(context, day),
    stayed_on: await bookingsNamed(context, decided.stayed),
    no_shows: await bookingsNamed(context, decided.missed),
    owing: await guestsOwing(context),
    prices: await reducedPrices(context, day),
  };
}

/** A till of the day, with what was counted in it. */
export interface CountedTill {
  till: string;
  counted: bigint | null;
  over_short: bigint | null;
}

/** Tills that were closed on the day, and those that were opened by then and are still open. */
const SHIFTS = `
select a.name as till, s.counted, s.over_short from ${shift.table} s
join ${account.table} a on a.business_id = s.business_id and a.id = s.account_id
where s.branch_id = $1 and s.deleted_at is null
  and (s.closed_on = $2::date or s.closed_on is null and s.opened_on <= $2::date)
order by a.name, s.opened_at`;

const CHARGED = `from ${sale.table} s where s.branch_id = $1 and s.booking_id is not null and s.deleted_at is null
  and ${countsInSql(saleStates)}`;

/** What was charged to rooms on the day, and what guests in the house owe for nights and for what was charged. */
const SUMS = `
select (select coalesce(sum(s.total_amount), 0)::bigint ${CHARGED} and s.date = $2::date) as extras,
  (select coalesce(sum(b.remain_amount), 0)::bigint from ${booking.table} b
   where b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null)
  + (select coalesce(sum(s.remain_amount), 0)::bigint ${CHARGED} and s.remain_amount > 0) as unpaid`;

/** Money that customers paid on the day, by the account that took it. */
const PAYMENTS = `
select a.name as account, sum(p.amount)::bigint as amount from ${payment.table} p
join ${account.table} a on a.business_id = p.business_id and a.id = p.account_id and a.branch_id = p.branch_id
where p.branch_id = $1 and p.date = $2::date and p.direction = 'in' and p.deleted_at is null
  and ${countsInSql(paymentStates)}
group by a.id, a.name order by a.name`;
