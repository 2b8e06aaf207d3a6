import { sql } from 'kysely';
import { formatExact, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { lockParty } from '#modules/finance/public.ts';
import type { RoomCharges } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { NobodyInRoom, RoomLimitReached, RoomTakesNothing } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { leftToCharge, type RoomLimit } from '../room-limit.rules.ts';
import { CHECKED_IN } from './check-in.ts';
import { isAnybodyIn, occupiedRooms } from './occupied-rooms.ts';

const STAY = `
select b.id as booking_id, b.customer_id, b.check_out::text as due_date, r.number as room
from ${booking.table} b join ${room.table} r on r.id = b.room_id
where b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null`;

type Stay = Awaited<ReturnType<RoomCharges['inRoom']>>;

/**
 * What a guest in the house leaves open at the bar, of an invoice or of a job is charged to the stay: a sale like any other, whose
 * open amount is paid as he leaves (hotel.md 6). Check-out locks the guest first and so does every sale on credit: nothing is
 * charged to a stay that is being closed.
 */
export const roomCharges: RoomCharges = {
  async inRoom(context, room_id) {
    const inRoom = async () => (await read(context, 'b.room_id = $2', room_id))[0];
    const found = await inRoom();
    if (!found) throw await nobodyIn(context, room_id);
    await lockParty(context.tx, { kind: 'customer', id: found.customer_id });
    const still = await inRoom();
    if (still?.booking_id !== found.booking_id) throw await nobodyIn(context, room_id);
    return still;
  },
  async admit({ tx, branch }, { booking_id }, amount) {
    if (amount === 0n) return;
    const [limit] = await tx.query<RoomLimit & { room: string; open: bigint }>(LIMIT, [booking_id]);
    if (!limit) throw new Error('a stay that is charged is not there');
    const { room, open } = limit;
    const left = leftToCharge(limit, open);
    if (left === null || amount <= left) return;
    if (limit.may_charge === 'no') throw RoomTakesNothing({ room });
    const shown = (money: bigint) => formatExact(money, moneyStyle(branch));
    throw RoomLimitReached({
      ...{ room, limit: shown(limit.charge_limit ?? 0n), used: shown(open), left: shown(left) },
    });
  },
  isAnybodyIn,
  rooms: occupiedRooms,
  async ofCustomer(context, customer_id) {
    return (await read(context, 'b.customer_id = $2', customer_id))[0] ?? null;
  },
};

function read({ tx, branch }: CommandContext, where: string, id: string): Promise<Stay[]> {
  return tx.query<Stay>(`${STAY} and ${where} order by b.checked_in_at, b.id`, [branch.id, id]);
}

async function nobodyIn({ tx, branch }: CommandContext, room_id: string) {
  const [known] = await tx.query<{ number: string }>(
    `select number from ${room.table} where id = $1 and branch_id = $2`,
    [room_id, branch.id],
  );
  return NobodyInRoom({ room: known?.number ?? '' });
}

/** What was charged to a stay and still stands. */
const CHARGED = `from ${sale.table} s where s.booking_id = $1 and s.deleted_at is null and ${countsInSql(saleStates)}`;

/** What may be charged to the room of a stay, and what of it is open already. */
const LIMIT = `
select b.may_charge, b.charge_limit, r.number as room,
  (select coalesce(sum(s.remain_amount), 0)::bigint ${CHARGED}) as open
from ${booking.table} b join ${room.table} r on r.id = b.room_id where b.id = $1`;

/** A sale that its guest has not paid yet. */
export interface OpenCharge {
  id: string;
  remain_amount: bigint;
}

/** Locks the sales of a stay that are not paid yet, each by its id, so that its debt may follow. */
export async function holdCharges({ tx }: CommandContext, booking_id: string): Promise<OpenCharge[]> {
  const open = await tx.query<OpenCharge>(`select s.id ${CHARGED} and s.remain_amount > 0`, [booking_id]);
  return tx.query<OpenCharge>(
    `select id, remain_amount from ${sale.table} where id = any($1) and remain_amount > 0
     order by id for no key update`,
    [open.map(({ id }) => id)],
  );
}

const sumCharged =
  (column: 'total_amount' | 'remain_amount'): Computed =>
  (row) =>
    sql`(select coalesce(sum(s.${sql.ref(column)}), 0)::bigint from ${sql.table(sale.table)} s
    where s.business_id = ${row('business_id')} and s.booking_id = ${row('id')} and s.deleted_at is null
      and ${sql.raw(countsInSql(saleStates))})`;

/** What was charged to the room, and what of it is open. */
export const extrasOfBooking = sumCharged('total_amount');
export const extrasOpenOfBooking = sumCharged('remain_amount');
