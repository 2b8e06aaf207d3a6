import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { booking } from '../../booking/booking.entity.ts';
import { afternoonOf, morningOf, stayIsInOrder, timeOfStay } from '../../booking/booking.rules.ts';
import { bookingStates } from '../../booking/booking.states.ts';
import { room } from '../../room/room.entity.ts';
import { bestFitAnswer } from '../best-fit.answer.ts';
import { bestFit, type Placed } from '../best-fit.rules.ts';

/** Bookings that lie further ahead are not pushed about. */
const FAR = '2999-12-31';

/**
 * The room of a type that is free for all nights once the fewest bookings have moved to others of it: of those that nobody has
 * fixed and whose guests have not come. It changes nothing (hotel.md 5).
 */
export const proposeRoom = defineQuery({
  name: 'booking.propose-room',
  route: 'GET api/booking/best-fit',
  permission: 'modify_room_booking',
  input: z.strictObject({
    room_type_id: z.uuid('not_id'),
    check_in: z.iso.date('not_date'),
    /** Left out: one night. */
    check_out: z.iso.date('not_date').optional(),
  }),
  answers: bestFitAnswer,
  async run(context) {
    const { room_type_id, check_in, check_out = addDays(check_in, 1) } = context.input;
    stayIsInOrder({ check_in, check_out });
    const rooms = await roomsOfType(context, room_type_id);
    const movable = await movableOf(context, room_type_id);
    const taken = [...(await takenFrom(context, rooms, movable)), ...(await heldOf(context, room_type_id))];
    const { from, to } = timeOfStay(check_in, check_out);
    const ids = rooms.map(({ id }) => id);
    const fit = bestFit(ids, taken, { from: from.getTime(), to: to.getTime() });
    if (!fit) return { fit: null };
    const numberOf = (id: string) => rooms.find((one) => one.id === id)?.number ?? '';
    const moves = fit.moves.flatMap(({ id, room_id }) => {
      const of = movable.get(id);
      if (!of) return [];
      const from_room = { from_room_id: of.room_id, from_room: numberOf(of.room_id) };
      return [
        {
          booking_id: id,
          number: of.number,
          guest: of.guest,
          ...from_room,
          room_id,
          room: numberOf(room_id),
        },
      ];
    });
    return { fit: { room_id: fit.room_id, room: numberOf(fit.room_id), moves } };
  },
});

type Of = Pick<ActorContext, 'tx' | 'branch' | 'clock'>;

const roomsOfType = ({ tx, branch }: Of, room_type_id: string) =>
  tx.query<{ id: string; number: string }>(
    `select id, number from ${room.table} where room_type_id = $1 and branch_id = $2 and deleted_at is null
     order by sort_order nulls last, length(number), number`,
    [room_type_id, branch.id],
  );

interface Movable {
  id: string;
  number: string;
  guest: string;
  room_id: string;
}

/** Bookings that are expected, in one room of the type for all their nights, which nobody has asked for. */
async function movableOf({ tx, branch }: Of, room_type_id: string): Promise<ReadonlyMap<string, Movable>> {
  const found = await tx.query<Movable>(
    `select b.id, b.number, c.name as guest, b.room_id from ${booking.table} b
     join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
     where b.branch_id = $2 and b.room_type_id = $1 and b.deleted_at is null and b.room_fixed is not true
       and b.room_id is not null
       and b.stage in (${statesInSql(statesBefore(bookingStates, 'check_in'))})
       and not exists (select from ${linesTableName(booking, 'nights')} n
         where n.business_id = b.business_id and n.booking_id = b.id and n.room_id is distinct from b.room_id)`,
    [room_type_id, branch.id],
  );
  return new Map(found.map((one) => [one.id, one]));
}

async function takenFrom(
  context: Of,
  rooms: readonly { id: string }[],
  movable: ReadonlyMap<string, Movable>,
): Promise<Placed[]> {
  const from = afternoonOf(today(context.clock, context.branch));
  const taken = await whatOccupies(context.tx, 'room', from, morningOf(FAR));
  return taken
    .filter(({ id }) => rooms.some((one) => one.id === id))
    .map(({ id: room_id, source: { id }, ...time }) => ({
      ...{ id, room_id, isMovable: movable.has(id) },
      ...{ from: time.from.getTime(), to: (time.to ?? morningOf(FAR)).getTime() },
    }));
}

async function heldOf({ tx }: Of, room_type_id: string): Promise<Placed[]> {
  const holds = await tx.query<{ room_id: string; since: string; after: string }>(
    `select h.room_id, h.since::text, (coalesce(h.until, $2::date) + 1)::text as after
     from ${linesTableName(room, 'holds')} h
     join ${room.table} r on r.business_id = h.business_id and r.id = h.room_id
     where r.room_type_id = $1 and r.deleted_at is null`,
    [room_type_id, FAR],
  );
  return holds.map(({ room_id, since, after }, place) => ({
    ...{ id: `hold ${place}`, room_id, isMovable: false },
    ...{ from: morningOf(since).getTime(), to: morningOf(after).getTime() },
  }));
}
