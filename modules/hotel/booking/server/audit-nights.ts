import type { RowOf } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { holdParties } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { stayLines } from '../booking.rules.ts';
import type { SaidOfAudit } from '../open-choices.rules.ts';
import { saveAuditReport, takeAuditDay } from './audit-days.ts';
import { auditReport } from './audit-report.ts';
import { payerOf } from './end-booking.ts';
import { type LeftOpen, leftOpen, missOut, stayOn } from './left-open.ts';
import { nightsToPost } from './nights-to-post.ts';
import { type Night, sumOf } from './plan-stay.ts';
import { charge, nightsThrough } from './post-nights.ts';
import { bookingSource } from './take-rooms.ts';
import { tellOfNight } from './tell-of-night.ts';

type Stay = RowOf<typeof booking>;

/**
 * Audits the nights of a branch up to a day: posts each night of each guest in the house on its own day and once, all of them or
 * none, and writes down the report of the last of these nights. Who did not leave and who did not come is decided by the way as it
 * was said or the branch has it. Whoever comes second waits for the first at the row of that night
 * (hotel.md 7).
 */
export async function auditNights(
  context: CommandContext,
  through: string,
  said: SaidOfAudit = {},
): Promise<{ nights: number; amount: bigint }> {
  const open = await leftOpen(context, through, said);
  const isReported = await takeAuditDay(context, through);
  const { posted, decided } = await postNights(context, through, open);
  if (isReported) {
    const report = await auditReport(context, through, { posted, decided });
    await saveAuditReport(context, through, report);
    await tellOfNight(context, through, report);
  }
  return posted;
}

async function postNights(context: CommandContext, through: string, { staying, missing }: LeftOpen) {
  const { tx, branch, clock, services } = context;
  const now = today(clock, branch);
  const due = (await nightsToPost(context, through)).map(({ booking_id }) => booking_id);
  const ids = [...new Set([...due, ...staying, ...missing])];
  const payers = await tx.query<{ customer_id: string }>(
    `select coalesce(payer_id, customer_id) as customer_id from ${booking.table} where id = any($1)`,
    [ids],
  );
  await holdParties(tx, payers);
  const audited: { before: Stay; after: Stay; due: Night[] }[] = [];
  const rows = await tx.lockAll(booking, ids);
  const among = (some: readonly string[]) => rows.filter(({ id }) => some.includes(id));
  const stayed = await stayOn(context, among(staying), through);
  for (const before of rows) {
    const stay = stayed.get(before.id) ?? before;
    // Who checked out meanwhile has had these nights posted then.
    const isIn = stateOf(booking, before)?.to.check_out !== undefined;
    const { due, nights } = nightsThrough(stay, through, now);
    if (!isIn || due.length === 0) continue;
    const charged = await charge(context, stay, due, due[0]?.night ?? through);
    audited.push({ before, after: Object.assign({ ...stay }, { nights }, charged), due });
  }
  await services.books.post(
    context,
    audited.flatMap(({ before, due }) => entriesOf(before, due, branch.id)),
  );
  await tx.saveAll(booking, audited);
  const missed = await missOut(context, among(missing));
  await leaveRoomsDirty(context, audited, through);
  const posted = audited.flatMap(({ due }) => due);
  return {
    posted: { nights: posted.length, amount: sumOf(posted) },
    decided: { stayed: [...stayed.keys()], missed },
  };
}

/** A room in which somebody slept is to be cleaned, and one that was out of use until then (hotel.md 4). */
async function leaveRoomsDirty(
  { tx, branch }: CommandContext,
  audited: readonly { due: readonly Night[] }[],
  through: string,
): Promise<void> {
  const repaired = await tx.query<{ id: string }>(
    `select r.id from ${room.table} r join ${linesTableName(room, 'holds')} h
       on h.business_id = r.business_id and h.room_id = r.id
     where r.branch_id = $1 and r.deleted_at is null and h.until = $2`,
    [branch.id, through],
  );
  const slept = audited.flatMap(({ due }) => due.flatMap(({ room_id }) => room_id ?? []));
  const left = [...new Set([...slept, ...repaired.map(({ id }) => id)])].toSorted();
  const rooms = await tx.lockAll(room, left);
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
