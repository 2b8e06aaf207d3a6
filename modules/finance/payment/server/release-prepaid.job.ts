import { isPosted } from '#core/define-states.ts';
import { countsInSql } from '#core/state-sets.ts';
import { workingBranches } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { payment } from '../payment.entity.ts';
import { paymentStates } from '../payment.states.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { AT_ONCE_UP_TO } from '../system-payment.rules.ts';
import { releaseUntil } from './release-prepaid.ts';

/** Makes cost of service fees that were paid ahead, as the days that they paid for go by. */
export const releasePrepaid = defineJob({
  name: 'payment.release-prepaid',
  title: PAYMENT_TEXTS.releaseJob,
  everySeconds: 3600,
  run: (context) => releaseAllDue(context, new Date()),
});

/** Each by itself: what fails with one keeps none of the others waiting, and is tried again at the next round. */
export async function releaseAllDue(context: JobContext, now: Date): Promise<void> {
  const { inBusiness, services } = context;
  const failures: unknown[] = [];
  const businesses = await context.query<{ id: string }>('select ctx.businesses_with_prepaid_fees() as id');
  for (const { id: business_id } of businesses)
    for (const due of await inBusiness(business_id, (tx) => dueIn(tx, now)))
      await inBusiness(business_id, (tx) =>
        actAsServer(tx, { services, business_id, branch: due.branch, now }, async (command) => {
          // Whoever comes second waits here, and finds it released.
          const [held] = await command.tx.lockAll(payment, [due.id]);
          if (!held || !isPosted(payment, held)) return;
          const released_until = await releaseUntil(command, held, due.today);
          if (released_until !== held.released_until)
            await command.tx.save(payment, held, { released_until });
        }),
      ).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} prepaid fees were not released`);
}

/** What of the business one is in has days to count, with its branch; each branch has its own day. */
async function dueIn(tx: Tx, now: Date): Promise<{ id: string; branch: BranchOfCall; today: string }[]> {
  const working = new Map((await workingBranches(tx, now)).map((one) => [one.branch.id, one]));
  const rows = await tx.query<{ id: string; branch_id: string }>(COMING, [[...working.keys()]]);
  return rows.flatMap(({ id, branch_id }) => {
    const at = working.get(branch_id);
    return at ? [{ id, branch: at.branch, today: at.today }] : [];
  });
}

const COMING = `
select id, branch_id from ${payment.table}
where branch_id = any($1) and kind = 'system' and days > ${AT_ONCE_UP_TO} and ${countsInSql(paymentStates)} and deleted_at is null
  and coalesce(released_until, covers_from) < covers_from + days - 1
order by covers_from, id`;
