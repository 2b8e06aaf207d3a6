import { addDays } from '#core/business-day.ts';
import { Refusal } from '#core/errors.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { workingBranches } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { room } from '../../room/room.entity.ts';
import { auditDays } from '../audit-days-table.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { auditNights } from './audit-nights.ts';

/** Audits the night that is over in each branch with rooms, as its day begins (hotel.md 7). */
export const auditEachNight = defineJob({
  name: 'booking.night-audit',
  title: NIGHT_AUDIT.title,
  everySeconds: 300,
  run: (context) => auditAll(context, new Date()),
});

/**
 * Does so in each branch by itself: what fails in one keeps none of the others waiting. A branch whose nights would fall into a day
 * that is locked is refused, and is tried again until that day is open.
 */
export async function auditAll(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_with_rooms() as id');
  for (const { id } of businesses) {
    const due = await context.inBusiness(id, (tx) => branchesToAudit(tx, now));
    for (const [branch, day] of due)
      await auditOne(context, now, { business_id: id, branch, day }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) failures.push(error);
      });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} branches have no night audit`);
}

function auditOne(
  { inBusiness, services }: JobContext,
  now: Date,
  { business_id, branch, day }: { business_id: string; branch: BranchOfCall; day: string },
): Promise<unknown> {
  return inBusiness(business_id, (tx) =>
    actAsServer(tx, { services, business_id, branch, now }, (command) => auditNights(command, day)),
  );
}

/** The branches with rooms that still work, each with the night that is over and not audited since. */
async function branchesToAudit(tx: Tx, now: Date): Promise<[BranchOfCall, string][]> {
  const rows = await tx.query<{ branch_id: string; audited: string | null }>(AUDITED, []);
  const audits = new Map(rows.map(({ branch_id, audited }) => [branch_id, audited]));
  return (await workingBranches(tx, now)).flatMap(
    ({ branch, today, books_begin }): [BranchOfCall, string][] => {
      const audited = audits.get(branch.id);
      const night = addDays(today, -1);
      if (audited === undefined || (audited !== null && audited >= night) || night < books_begin) return [];
      return [[branch, night]];
    },
  );
}

/** The last night that was audited after it was over: one that was audited while it went on is audited again, for guests may have stayed on since. */
const AUDITED = `
select b.id as branch_id, (
  select max(a.day)::text from ${auditDays.name} a where a.branch_id = b.id
  and a.run_at >= ((a.day + 1) + s.day_starts_at::time) at time zone b.time_zone) as audited
from ${branch.table} b
join ${branchSettings.table} s on s.id = b.id
where exists (select from ${room.table} r where r.branch_id = b.id and r.deleted_at is null)`;
