import { businessDay } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { release } from '#modules/branch/public.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { ServiceWasSold } from '../../errors.ts';
import { sealLockCode } from '../../lock-code/server/lock-codes.ts';
import { faultsOfHelpers } from '../commission.rules.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import { payWithIntake, planDeposits } from './deposit-of-job.ts';
import { endHistory, isHistory, markHistory } from './history-of-jobs.ts';
import { holdServices } from './hold-services.ts';
import { reserveChangedParts } from './parts-of-job.ts';
import { priceJobs } from './price-jobs.ts';
import { refuseClashes } from './refuse-clashes.ts';
import { isSoldBefore } from './sold-before.ts';
import { planTimes, takeTimes, timeOfJob } from './take-time.ts';

type Job = RowOf<typeof service>;

/** A job is dated, held against the warranty it is done under, priced, and numbered as it is made. */
export const serviceHooks: EntityHooks<Job> = {
  async beforeSave(context, drafts) {
    const { branch, clock } = context;
    for (const { row, before } of drafts) row.date ??= before?.date ?? today(clock, branch);
    markHistory(context, drafts);
    await planDeposits(context, drafts);
    await planTimes(context, drafts);
    for (const draft of drafts) requirePromiseAfter(draft, context);
    for (const draft of drafts) requirePayerStays(draft);
    for (const draft of drafts) requireHelpers(draft);
    await checkWarranties(context, drafts);
    await priceJobs(context, drafts);
    await refuseClashes(context, drafts);
    await reserveChangedParts(context, drafts);
    endHistory(drafts);
    for (const draft of drafts)
      if (!draft.before && isSound(draft) && !isHistory(draft.row)) {
        draft.row.link_code = newPaperCode();
        draft.row.has_lock_code = Boolean(draft.sent.lock_code);
      }
  },
  // A sheet that is only tried takes no number.
  async completeLast(context, rows) {
    const { tx, branch, clock } = context;
    for (const row of rows) await payWithIntake(context, row);
    for (const row of rows) row.number = await takeNumber(tx, branch.id, 'service', today(clock, branch));
  },
  async afterCreate(context, made) {
    for (const { row, once } of made) if (row.has_lock_code) await sealLockCode(context, row, once.lock_code);
    await takeTimes(
      context,
      made.flatMap(({ row }) => (row.starts ? [row] : [])),
    );
  },
  async afterUpdate(context, changed) {
    await takeTimes(
      context,
      changed.flatMap(({ before, after }) =>
        TIMED_BY.some((key) => timeOf(before[key]) !== timeOf(after[key])) ? [after] : [],
      ),
    );
  },
  // What a sale has sold is owed to its customer until it is done, called off or returned.
  async beforeDelete(_, rows) {
    const owed = rows.filter((row) => isSoldBefore(row) && isPossible(service, row, 'cancel'));
    return new Map(owed.map(({ id, number }) => [id, ServiceWasSold({ number })]));
  },
  async afterDelete({ tx }, rows) {
    for (const row of rows) release(tx, timeOfJob(row));
  },
  async holdFirst(context, ids) {
    await holdServices(context, ids);
  },
};

/** What of a job decides whose time it takes. */
const TIMED_BY = ['assignee_id', 'helpers', 'starts', 'ends'] as const;

/** Of helpers who they are: a share takes nobody's time. */
function timeOf(value: unknown): string {
  return Array.isArray(value) ? value.map(({ user_id }) => user_id).join() : String(value);
}

/** Nobody works on a job twice, and no more of its commission is shared than there is. */
function requireHelpers(draft: Draft): void {
  if (Object.keys(draft.problems).some((key) => key.startsWith('helpers'))) return;
  for (const [place, problem] of Object.entries(faultsOfHelpers(draft.row)))
    addProblem(draft, place, problem);
}

function requirePromiseAfter(draft: Draft, { branch }: CommandContext): void {
  const { promised_at, date } = draft.row;
  if (promised_at instanceof Date && businessDay(promised_at, branch) < String(date))
    addProblem(draft, 'promised_at', { key: 'before_date', words: SERVICE_TEXTS.beforeDate });
}

/** Money that lies with the house for a job is that of its customer. */
function requirePayerStays(draft: Draft): void {
  const { row, before } = draft;
  if (before?.deposit && row.customer_id !== before.customer_id)
    addProblem(draft, 'customer_id', { key: 'paid_ahead', words: SERVICE_TEXTS.paidAhead });
}

const GIVEN_UP = statesInSql(statesAfter(serviceStates, 'cancel', 'void'));

/** Work is done under the warranty of an earlier job while that runs, its last day included (services.md 4). */
async function checkWarranties({ tx, branch }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const claimed = drafts.filter(
    ({ row, before }) =>
      row.warranty_of_id && (row.warranty_of_id !== before?.warranty_of_id || row.date !== before?.date),
  );
  if (claimed.length === 0) return;
  const jobs = await tx.query<{ id: string; warranty_until: string | null }>(
    `select id, warranty_until::text from ${service.table} v
     where id = any($1) and branch_id = $2 and v.status not in (${GIVEN_UP})`,
    [claimed.map(({ row }) => row.warranty_of_id), branch.id],
  );
  const until = new Map(jobs.map(({ id, warranty_until }) => [id, warranty_until]));
  for (const draft of claimed) {
    const last = until.get(String(draft.row.warranty_of_id));
    if (!last) addProblem(draft, 'warranty_of_id', { key: 'no_warranty', words: SERVICE_TEXTS.noWarranty });
    else if (String(draft.row.date) > last)
      addProblem(draft, 'warranty_of_id', {
        key: 'warranty_ended',
        words: SERVICE_TEXTS.warrantyEnded,
        params: { day: last },
      });
  }
}
