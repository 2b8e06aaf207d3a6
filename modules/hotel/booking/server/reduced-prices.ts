import { linesTableName } from '#core/derive/table.ts';
import type { Money } from '#core/money.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';

/** A night that was let for less than its type asked, or for nothing. */
export interface ReducedPrice {
  booking_id: string;
  number: string;
  guest: string;
  room: string | null;
  usual: Money | null;
  price: Money;
  by: string | null;
  reason: string | null;
}

/** Nights of a day that are posted at less than the usual price: who agreed on it and why (hotel.md 7). */
export function reducedPrices({ tx, branch }: Pick<ActorContext, 'tx' | 'branch'>, day: string) {
  return tx.query<ReducedPrice>(
    `select b.id as booking_id, b.number, c.name as guest, r.number as room, n.usual_price as usual, n.price,
       u.name as by, b.price_reason as reason
     from ${booking.table} b
     join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id
     join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
     left join ${room.table} r on r.business_id = n.business_id and r.id = n.room_id
     left join ${user.table} u on u.business_id = b.business_id and u.id = b.price_agreed_by_id
     where b.branch_id = $1 and b.deleted_at is null and n.night = $2::date and n.posted_on is not null
       and (b.complimentary or n.price < n.usual_price)
     order by length(r.number), r.number`,
    [branch.id, day],
  );
}
