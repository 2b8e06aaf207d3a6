import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { workingBranches } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { enterExpense } from '../../expense/server/enter-expense.ts';
import { nextDay } from '../recurrence.rules.ts';
import { recurringExpense } from '../recurring-expense.entity.ts';
import { RECURRING } from '../recurring-expense.words.ts';

/** Records each recurring expense on its days, as one that waits to be verified. */
export const recordRecurring = defineJob({
  name: 'recurring-expense.record',
  title: RECURRING.job,
  everySeconds: 300,
  run: (context) => recordAllDue(context, new Date()),
});

/** Each by itself: what fails with one keeps none of the others waiting, and is tried again at the next round. */
export async function recordAllDue(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>(
    'select ctx.businesses_with_recurring_expenses() as id',
  );
  for (const { id: business_id } of businesses) {
    const due = await context.inBusiness(business_id, (tx) => dueIn(tx, now));
    for (const { id, branch } of due)
      await recordOne(context, now, { business_id, branch, id }).catch((error: unknown) =>
        failures.push(error),
      );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} recurring expenses were not recorded`);
}

/** What is to be recorded in the business one is in, with its branch; each branch has its own day. */
async function dueIn(tx: Tx, now: Date): Promise<{ id: string; branch: BranchOfCall }[]> {
  const working = new Map((await workingBranches(tx, now)).map((one) => [one.branch.id, one]));
  const rows = await tx.query<{ id: string; branch_id: string; next_on: string }>(COMING, [
    [...working.keys()],
  ]);
  return rows.flatMap(({ id, branch_id, next_on }) => {
    const at = working.get(branch_id);
    return at && next_on <= at.today ? [{ id, branch: at.branch }] : [];
  });
}

const COMING = `select id, branch_id, next_on::text as next_on from ${recurringExpense.table}
  where branch_id = any($1) and next_on is not null and deleted_at is null order by next_on, id`;

function recordOne(
  { inBusiness, services }: JobContext,
  now: Date,
  { business_id, branch, id }: { business_id: string; branch: BranchOfCall; id: string },
): Promise<void> {
  return inBusiness(business_id, (tx) =>
    actAsServer(tx, { services, business_id, branch, now }, (command) => recordDue(command, id)),
  );
}

/** All of its days that have come, each on its own day: also those on which the server stood still. */
async function recordDue(context: CommandContext, id: string): Promise<void> {
  const { tx, clock, branch } = context;
  // Whoever comes second waits here, and finds its next day moved on.
  const [held] = await tx.lockAll(recurringExpense, [id]);
  if (!held) return;
  const now = today(clock, branch);
  let { next_on, last_on } = held;
  while (next_on !== null && next_on <= now) {
    await enterExpense(context, asExpense(held, next_on), { date: next_on, recurring_id: id });
    last_on = next_on;
    next_on = nextDay(held, addDays(next_on, 1));
  }
  await tx.save(recurringExpense, held, { next_on, last_on });
}

function asExpense(held: RowOf<typeof recurringExpense>, day: string) {
  const { title, expense_type_id, amount, supplier_id, truck_id, days_to_pay, remarks } = held;
  return {
    ...{ id: newId(), title, expense_type_id, amount, supplier_id, truck_id, remarks },
    due_date: days_to_pay === null ? null : addDays(day, days_to_pay),
    ...{ date: day, has_receipt: false, receipt_number: null, receipt_date: null },
    ...{ part_of_receipt: null, receipt_tax: null, tax_amount: null, tax_type: 'exempt' as const },
    ...{ verify: false, payments: [] },
  };
}
