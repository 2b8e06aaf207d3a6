import { sql } from 'kysely';
import type { Money } from '#core/money.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { parkedCart } from '#modules/point-of-sale/parked-cart/parked-cart.entity.ts';
import { parkedCartStates } from '#modules/point-of-sale/parked-cart/parked-cart.states.ts';
import { shift } from '#modules/point-of-sale/shift/shift.entity.ts';
import { shiftStates } from '#modules/point-of-sale/shift/shift.states.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { paidAheadOfBooking } from './booking-columns.ts';
import { CHECKED_IN } from './check-in.ts';
import { extrasOpenOfBooking } from './room-charges.ts';

type Of = Pick<ActorContext, 'tx' | 'branch'>;

/** A till that is still open, and since when. */
export interface OpenTill {
  shift_id: string;
  till: string;
  by: string | null;
  opened_at: Date;
}

/** Shifts of the branch that nobody has closed. */
export function openTills({ tx, branch }: Of): Promise<OpenTill[]> {
  return tx.query<OpenTill>(
    `select s.id as shift_id, a.name as till, u.name as by, s.opened_at from ${shift.table} s
     join ${account.table} a on a.business_id = s.business_id and a.id = s.account_id
     left join ${user.table} u on u.business_id = s.business_id and u.id = s.created_by
     where s.branch_id = $1 and s.deleted_at is null
       and s.status in (${statesInSql(statesBefore(shiftStates, 'close'))}) order by s.opened_at`,
    [branch.id],
  );
}

/** A cart that waits for a till, and the room of its customer where he is in the house. */
export interface WaitingCart {
  cart_id: string;
  name: string;
  room: string | null;
  amount: Money;
  parked_at: Date;
}

/** As many carts as are told of. */
const MOST_CARTS = 50;

/** Carts that are parked in the branch, those of guests in the house first. */
export function waitingCarts({ tx, branch }: Of): Promise<WaitingCart[]> {
  return tx.query<WaitingCart>(
    `select p.id as cart_id, p.name, r.number as room, p.amount, p.created_at as parked_at
     from ${parkedCart.table} p
     left join lateral (select b.room_id from ${booking.table} b where b.business_id = p.business_id
       and b.branch_id = p.branch_id and b.customer_id = p.customer_id and b.deleted_at is null
       and b.stage in (${CHECKED_IN}) order by b.checked_in_at desc limit 1) b on true
     left join ${room.table} r on r.business_id = p.business_id and r.id = b.room_id
     where p.branch_id = $1 and p.deleted_at is null
       and p.status in (${statesInSql(statesBefore(parkedCartStates, 'take'))})
     order by r.number is null, p.created_at limit ${MOST_CARTS}`,
    [branch.id],
  );
}

/** A guest in the house who owes more than his deposit pays. */
export interface OwingGuest {
  booking_id: string;
  number: string;
  guest: string;
  room: string | null;
  leaves: string;
  owes: Money;
}

/** What each guest in the house owes for nights that are posted and for what was charged to the room, beyond the deposit; the most first. */
export async function guestsOwing(context: ActorContext): Promise<OwingGuest[]> {
  const row = (key: string) => sql.ref(`r.${key}`);
  const owes = sql`(r.remain_amount + ${extrasOpenOfBooking(row, context)} - ${paidAheadOfBooking(row, context)})`;
  const { rows } = await sql<OwingGuest>`
    select * from (
      select r.id as booking_id, r.number, c.name as guest, o.number as room, r.check_out::text as leaves,
             ${owes}::bigint as owes
      from ${sql.table(booking.table)} r
      join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
      left join ${sql.table(room.table)} o on o.business_id = r.business_id and o.id = r.room_id
      where r.branch_id = ${context.branch.id} and r.deleted_at is null and r.stage in (${sql.raw(CHECKED_IN)})) x
    where owes > 0 order by owes desc, number`.execute(context.tx.sql);
  return rows;
}
