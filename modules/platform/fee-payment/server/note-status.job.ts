import { businessDay } from '#core/business-day.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { type BranchStatus, readFeeTerms, statusOn } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineJob } from '#server-kit/jobs/define-job.ts';
import { FEE_PAYMENT_TEXTS } from '../fee-payment.words.ts';

/**
 * Notes how branches stand with their fee, so that lists show it. Nothing is decided by the note: each call reckons anew
 * from the last paid day, so a branch is shut and open in time though this never ran.
 */
export const noteStatus = defineJob({
  name: 'fee-payment.note-status',
  title: FEE_PAYMENT_TEXTS.feePaymentNoteStatus,
  everySeconds: 3600,
  async run({ query, inBusiness }) {
    const clients = await query<{ business_id: string }>('select ctx.businesses_with_fee() as business_id');
    for (const { business_id } of clients)
      await inBusiness(business_id, (tx) => noteStatuses(tx, new Date()));
  },
});

/** The version of a branch stays: somebody who is changing its address has not read an old one. */
async function noteStatuses(tx: Pick<Tx, 'query'>, now: Date): Promise<void> {
  const terms = await readFeeTerms(tx);
  for (const row of await tx.query<FeeRow>(PAID_BRANCHES, [])) {
    const status = statusOn(row.status, row.paid_until, businessDay(now, row), terms);
    if (status !== row.status)
      await tx.query(`update ${branch.table} set status = $2 where id = $1 and status = $3`, [
        row.id,
        status,
        row.status,
      ]);
  }
}

interface FeeRow {
  id: string;
  status: BranchStatus;
  paid_until: string;
  time_zone: string;
  day_starts_at: string;
}

const PAID_BRANCHES = `
select b.id, b.status, b.paid_until, b.time_zone, s.day_starts_at
from ${branch.table} b join ${branchSettings.table} s on s.id = b.id
where b.paid_until is not null and b.deleted_at is null`;
