import { defineJob } from '#server-kit/jobs/define-job.ts';

/** Keeps the month sums of the ledger accounts short (migrations/always/after/30-ledger.sql). */
export const foldAccountMonths = defineJob({
  name: 'account-months.fold',
  title: { en: 'Update monthly ledger totals', sw: 'Sasisha jumla za mwezi za leja' },
  everySeconds: 60,
  async run({ query }) {
    await query('select ctx.fold_account_months()');
  },
});
