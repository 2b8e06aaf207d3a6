import { addDays, businessDay } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { ERASING } from '../registration.words.ts';
import { hasIdentities, withoutIdentities } from './erase-identities.ts';

/** As many bookings as one turn goes through; the next turn takes the others. */
const MOST_AT_ONCE = 200;

/** Erases the numbers of guests' papers once they have been gone for as long as their branch says (hotel.md 3). */
export const eraseOldIdentities = defineJob({
  name: 'booking.erase-identities',
  title: ERASING.title,
  everySeconds: 3600,
  run: (context) => eraseAll(context, new Date()),
});

/** Does so in each branch by itself: what fails in one keeps none of the others waiting. */
export async function eraseAll(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_with_rooms() as id');
  for (const { id } of businesses) {
    const due = await context.inBusiness(id, (tx) => branchesWithOldPapers(tx, now));
    for (const [of, ids] of due)
      await eraseOf(context, now, { business_id: id, branch: of, ids }).catch((error: unknown) =>
        failures.push(error),
      );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} branches keep papers of guests`);
}

function eraseOf(
  { inBusiness, services }: JobContext,
  now: Date,
  { business_id, branch: of, ids }: { business_id: string; branch: BranchOfCall; ids: readonly string[] },
): Promise<void> {
  return inBusiness(business_id, (tx) =>
    actAsServer(tx, { services, business_id, branch: of, now }, async (command) => {
      const held = (await command.tx.lockAll(booking, ids)).filter(hasIdentities);
      await command.tx.saveAll(
        booking,
        held.map((before) => ({
          before,
          after: Object.assign({ ...before }, withoutIdentities(before, now)),
        })),
      );
    }),
  );
}

interface BranchRow extends Omit<BranchOfCall, 'settings' | 'day_starts_at'> {
  settings: Readonly<Record<string, unknown>>;
}

async function branchesWithOldPapers(tx: Tx, now: Date): Promise<[BranchOfCall, string[]][]> {
  const rows = await tx.query<BranchRow>(BRANCHES, []);
  const due: [BranchOfCall, string[]][] = [];
  for (const { settings, ...of } of rows) {
    const day = { time_zone: of.time_zone, day_starts_at: String(settings.day_starts_at ?? '00:00') };
    const until = addDays(businessDay(now, day), -Number(settings.erase_identities_after));
    const found = await tx.query<{ id: string }>(OLD, [of.id, until]);
    if (found.length > 0) due.push([{ ...of, ...day, settings }, found.map(({ id }) => id)]);
  }
  return due;
}

const BRANCHES = `
select b.id, b.name, b.currency, b.time_zone, to_jsonb(s) as settings from ${branch.table} b
join ${branchSettings.table} s on s.id = b.id where b.deleted_at is null order by b.id`;

/** Bookings that are over: of guests who have left, and of those who never came. */
const OLD = `
select b.id from ${booking.table} b
where b.branch_id = $1 and b.closed_on <= $2::date and b.deleted_at is null
  and b.stage in (${statesInSql(statesBefore(bookingStates, 'erase_identities'))})
  and exists (select from ${linesTableName(booking, 'guests')} g
    where g.business_id = b.business_id and g.booking_id = b.id and g.identity_number is not null)
order by b.id limit ${MOST_AT_ONCE}`;
