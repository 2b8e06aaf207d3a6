import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import type { HeldBooking } from './end-booking.ts';
import { requirePlaces } from './places-of-type.ts';
import { agreedPrice, type Night, planStay } from './plan-stay.ts';
import { nightsOfRow } from './post-nights.ts';
import { takeRooms } from './take-rooms.ts';

type Change = Partial<Pick<RowOf<typeof booking>, 'check_out' | 'room_id' | 'room_type_id' | 'room_later'>>;

/** Which nights keep their prices, and from which one on the booking is in the room that it names. */
interface Plan {
  had: readonly Night[];
  in_room_from: string;
  keeps_rooms?: boolean;
}

/** Takes the nights of a booking as it will stand. */
export async function changeNights(
  context: CommandContext,
  row: HeldBooking['row'],
  change: Change,
  { had, in_room_from, keeps_rooms = false }: Plan,
): Promise<Row> {
  const changed = { ...row, ...change };
  const { id, customer_id, check_in, check_out, room_id, room_type_id, adults, children, extra_beds } =
    changed;
  const [type] = await context.tx.lockAll(roomType, [String(room_type_id)]);
  if (!type) throw new InvalidFields({ room_id: { key: 'not_found' } });
  const stay = { check_in, check_out, room_id, in_room_from, keeps_rooms };
  const wish = { ...stay, adults, children, extra_beds, ...agreedPrice(context, changed, type) };
  const planned = planStay(context, type, wish, had);
  await takeRooms(context, { id, customer_id, check_out, room_id, nights: planned.nights });
  // Who waits has no nights yet.
  const isNew = isPossible(booking, row, 'take_place');
  const before = isNew ? undefined : { id, room_type_id: row.room_type_id, nights: nightsOfRow(row) };
  await requirePlaces(context, [{ now: { id, room_type_id, nights: planned.nights }, before }]);
  return { ...change, ...planned };
}
