import type { RowOf } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { moneyToWire } from '#core/money.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { holdParties } from '#modules/finance/public.ts';
import { refuseFuture } from '#server-kit/command/refuse-future.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { stayLines } from '../booking.rules.ts';
import { nightAuditBody } from '../night-audit.body.ts';
import { payerOf } from './end-booking.ts';
import { lastNight, nightsToPost } from './nights-to-post.ts';
import { type Night, sumOf } from './plan-stay.ts';
import { charge, nightsThrough } from './post-nights.ts';
import { bookingSource } from './take-rooms.ts';

type Stay = RowOf<typeof booking>;

/**
 * Posts each night of each guest in the house up to a business day, on its own day and once: all of them or none, run twice or by
 * two at once. Whoever comes second waits for the first at the bookings and finds their nights posted (hotel.md 7).
 */
export const nightAudit = defineCommand({
  name: 'booking.night-audit',
  route: 'POST api/booking/night-audit',
  permission: 'modify_room_booking',
  idempotency: 'required',
  fields: nightAuditBody.fields,
  async run(context) {
    const { tx, branch, clock, input, services } = context;
    const now = today(clock, branch);
    const through = input.business_day ?? lastNight(context);
    refuseFuture(context, 'business_day', through);
    const ids = [...new Set((await nightsToPost(context, through)).map(({ booking_id }) => booking_id))];
    const payers = await tx.query<{ customer_id: string }>(
      `select coalesce(payer_id, customer_id) as customer_id from ${booking.table} where id = any($1)`,
      [ids],
    );
    await holdParties(tx, payers);
    const audited: { before: Stay; after: Stay; due: Night[] }[] = [];
    for (const before of await tx.lockAll(booking, ids)) {
      // Who checked out meanwhile has had these nights posted then.
      const isIn = stateOf(booking, before)?.to.check_out !== undefined;
      const { due, nights } = nightsThrough(before, through, now);
      if (!isIn || due.length === 0) continue;
      const charged = await charge(context, before, due, due[0]?.night ?? through);
      audited.push({ before, after: Object.assign({ ...before }, { nights }, charged), due });
    }
    await services.books.post(
      context,
      audited.flatMap(({ before, due }) => entriesOf(before, due, branch.id)),
    );
    await tx.saveAll(booking, audited);
    await leaveRoomsDirty(context, audited);
    const posted = audited.flatMap(({ due }) => due);
    const [nights, amount] = [posted.length, sumOf(posted)];
    return { business_day: through, nights, amount: moneyToWire(amount, branch.currency) };
  },
});

/** A room in which somebody slept is to be cleaned (hotel.md 4). */
async function leaveRoomsDirty(
  { tx }: CommandContext,
  audited: readonly { due: readonly Night[] }[],
): Promise<void> {
  const slept = [...new Set(audited.flatMap(({ due }) => due.map(({ room_id }) => room_id)))].toSorted();
  const rooms = await tx.lockAll(room, slept);
  await tx.saveAll(
    room,
    rooms
      .filter(({ housekeeping }) => housekeeping !== 'dirty')
      .map((before) => ({ before, after: { ...before, housekeeping: 'dirty' as const } })),
  );
}

/** Each night under its own day. */
function entriesOf(stay: Stay, due: readonly Night[], branch_id: string) {
  const source = bookingSource(stay);
  return due
    .filter(({ total_amount }) => total_amount > 0n)
    .map((night) => ({
      ...{ source, branch_id, date: night.night },
      lines: stayLines(payerOf(stay).id, CHART.rooms, night),
    }));
}
