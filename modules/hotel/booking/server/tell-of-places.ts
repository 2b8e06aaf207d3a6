import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { nightsOf } from '../booking.rules.ts';
import { bookingStates } from '../booking.states.ts';
import { WAITING_LIST } from '../waiting-list.words.ts';
import { notifyBookers } from './notify-bookers.ts';
import { placesLeft } from './places-of-type.ts';

/** As many who wait are looked at. */
const MOST_WAITING = 100;

/** Somebody who waits for a room, the first who asked before the others. */
export interface Wish {
  id: string;
  number: string;
  guest: string;
  room_type_id: string;
  type: string;
  check_in: string;
  check_out: string;
  informed_at: Date | null;
}

/** Who waits for nights that are still to come. */
export function wishesOf({
  tx,
  branch,
  clock,
}: Pick<ActorContext, 'tx' | 'branch' | 'clock'>): Promise<Wish[]> {
  return tx.query<Wish>(WISHES, [branch.id, today(clock, branch)]);
}

const WISHES = `
select b.id, b.number, c.name as guest, b.room_type_id, t.name as type, b.check_in::text, b.check_out::text, b.informed_at
from ${booking.table} b
join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
join ${roomType.table} t on t.business_id = b.business_id and t.id = b.room_type_id
where b.branch_id = $1 and b.deleted_at is null and b.check_in >= $2
  and b.stage in (${statesInSql(statesBefore(bookingStates, 'take_place'))})
order by b.created_at, b.id limit ${MOST_WAITING}`;

/** The nights that a booking gives back, and those that it still has. */
export interface Freed {
  id: string;
  room_type_id: string | null;
  check_in: string;
  check_out: string;
  /** Its nights from now on, with no room where that is given later. */
  left?: readonly { night: string; room_id: string | null }[];
}

/**
 * Tells the desk of those who wait for nights that have just become free and have a room on each of theirs now, so that nobody
 * has to look: asked once the booking has given its rooms back, and before it is saved (decision 171).
 */
export async function tellOfPlaces(context: CommandContext, freed: Freed): Promise<void> {
  const wishes = await wishesOf(context);
  const near = wishes.filter(
    ({ id, check_in, check_out }) =>
      id !== freed.id && check_in < freed.check_out && check_out > freed.check_in,
  );
  const stays = new Set(freed.left?.flatMap(({ night, room_id }) => (room_id === null ? [night] : [])));
  for (const wish of near) {
    const isSame = wish.room_type_id === freed.room_type_id;
    const more = nightsOf(wish.check_in, wish.check_out).map((night): [string, number] => [
      night,
      isSame && stays.has(night) ? 2 : 1,
    ]);
    const left = await placesLeft(context, wish.room_type_id, new Map(more), [freed.id]);
    if (left.some((night) => night.left < 0)) continue;
    await notifyBookers(context, {
      ...{ kind: 'waiting_list', title: WAITING_LIST.noticeTitle, text: WAITING_LIST.noticeText },
      of: wish,
    });
  }
}
