import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { Occasion } from '../occasion.rules.ts';
import { REMINDER_JOB } from '../reminder.words.ts';
import { takeOccasion } from './claim.ts';
import { branchesToRemind, type RemindedBranch } from './reminded-branch.ts';
import { SCHEDULED } from './reminders.ts';

/** Sends the reports and reminders that the settings of the branches switch on. */
export const remind = defineJob({
  name: 'reminder.tell',
  title: REMINDER_JOB,
  everySeconds: 120,
  run: (context) => remindAll(context, new Date()),
});

/** Tells everywhere what is due. What fails in one place is no reason to be silent in the others. */
export async function remindAll(context: JobContext, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_to_remind() as id');
  for (const { id } of businesses) {
    const branches = await context.inBusiness(id, (tx) => branchesToRemind(tx, now));
    for (const { branch, kind, occasion } of branches.flatMap(waiting))
      await tellOnce(context, now, branch, kind, occasion).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
}

/** The occasions of a branch that nobody has taken yet. */
function waiting(branch: RemindedBranch) {
  return Object.entries(SCHEDULED).flatMap(([kind, reminder]) => {
    const occasion = reminder.occasion(branch);
    const last = branch.lastSent[kind];
    return occasion && (last === undefined || last < occasion.day) ? [{ branch, kind, occasion }] : [];
  });
}

/**
 * Takes an occasion and tells what belongs to it, in one transaction. Where the switch is off it is taken all the same:
 * whoever switches it on later is sent nothing of the past.
 */
async function tellOnce(
  { inBusiness, post }: JobContext,
  now: Date,
  branch: RemindedBranch,
  kind: string,
  { day, isDue }: Occasion,
): Promise<void> {
  await inBusiness(branch.business_id, async (tx) => {
    const isOurs = await takeOccasion(tx, branch, kind, day);
    if (isOurs && isDue && day > branch.made_on && branch.settings[kind] === true)
      await SCHEDULED[kind]?.tell({ tx, post, now, branch, kind, day });
  });
}
