import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { ChargeableRoom } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { leftToCharge, type RoomLimit } from '../room-limit.rules.ts';
import { CHECKED_IN } from './check-in.ts';

const OCCUPIED = `b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null`;

/** Whether a branch has a guest whose room may be charged. */
export async function isAnybodyIn({ tx, branch }: QueryContext): Promise<boolean> {
  const [found] = await tx.query<{ is_in: boolean }>(
    `select exists (select from ${booking.table} b where ${OCCUPIED}) as is_in`,
    [branch.id],
  );
  return found?.is_in === true;
}

type Found = Pick<ChargeableRoom, 'id' | 'number' | 'may_charge' | 'guest'> & RoomLimit & { open: bigint };

/** The rooms with somebody in them, in the order of the house, and how much more may be charged to each. */
export async function occupiedRooms({ tx, branch }: QueryContext): Promise<ChargeableRoom[]> {
  const found = await tx.query<Found>(ROOMS, [branch.id]);
  return found.map(({ id, number, may_charge, charge_limit, guest, open }) => ({
    ...{ id, number, may_charge, guest },
    left: leftToCharge({ may_charge, charge_limit }, open),
  }));
}

/** What is open of a sale is a charge that still stands: what was void or returned leaves nothing open. */
const ROOMS = `
select r.id, r.number, b.may_charge, b.charge_limit, c.name as guest,
  (select coalesce(sum(s.remain_amount), 0)::bigint from ${sale.table} s
   where s.booking_id = b.id and s.remain_amount > 0 and s.deleted_at is null) as open
from ${booking.table} b
join ${room.table} r on r.id = b.room_id
join ${customer.table} c on c.id = b.customer_id
where ${OCCUPIED}
order by r.sort_order nulls last, length(r.number), r.number`;
