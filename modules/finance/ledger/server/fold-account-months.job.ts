import { defineJob } from '#server-kit/jobs/define-job.ts';
import { LEDGER_TEXTS } from '../ledger.words.ts';

/** Keeps the month sums of the ledger accounts short (migrations/always/after/30-ledger.sql). */
export const foldAccountMonths = defineJob({
  name: 'account-months.fold',
  title: LEDGER_TEXTS.accountMonthsFold,
  everySeconds: 60,
  async run({ query }) {
    await query('select ctx.fold_account_months()');
  },
});
