import { addDays } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { NOBODY } from '#server-kit/jobs/nobody.ts';
import type { CommandContext, QueryContext } from '#server-kit/operation/context.ts';
import { auditDays } from '../audit-days-table.ts';

/**
 * Takes a night for its audit: true where it was never audited, or only before it was over, so that its report is written now.
 * Whoever else takes it meanwhile waits until this audit is committed.
 */
export async function takeAuditDay(
  { tx, branch, clock, actor }: CommandContext,
  day: string,
): Promise<boolean> {
  const over = instantOf(addDays(day, 1), branch.day_starts_at, branch.time_zone);
  const taken = await tx.query(
    `insert into ${auditDays.name} (business_id, branch_id, day, run_at, run_by) values ($1, $2, $3, $4, $5)
     on conflict (business_id, branch_id, day) do update set run_at = excluded.run_at, run_by = excluded.run_by
       where ${auditDays.name}.run_at < $6
     returning day`,
    [actor.business_id, branch.id, day, clock.now(), actor.user_id === NOBODY ? null : actor.user_id, over],
  );
  return taken.length === 1;
}

/** Writes down what an audit found, as it was. */
export async function saveAuditReport(
  { tx, branch }: CommandContext,
  day: string,
  report: object,
): Promise<void> {
  await tx.query(`update ${auditDays.name} set report = $3 where branch_id = $1 and day = $2`, [
    ...[
      branch.id,
      day,
      JSON.stringify(report, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ],
  ]);
}

/** The last night that an audit has closed; what is booked into it later posts by itself. None where there was no audit. */
export async function lastAudited({
  tx,
  branch,
}: Pick<QueryContext, 'tx' | 'branch'>): Promise<string | null> {
  const [last] = await tx.query<{ day: string | null }>(
    `select max(day)::text as day from ${auditDays.name} where branch_id = $1`,
    [branch.id],
  );
  return last?.day ?? null;
}
