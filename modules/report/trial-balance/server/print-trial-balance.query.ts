import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { makeTrialBalance } from './make-trial-balance.ts';

/** Reports that lie on paper. */
const PRINTED = ['trial-balance'] as const;

/** A report as it goes on paper or into a PDF: whoever may see it needs the right to print as well (permission-map). */
export const printReport = defineQuery({
  name: 'report.print',
  route: 'GET api/report/print',
  permission: ['print_report', 'create_trial_balance'],
  input: z.strictObject({ type: z.enum(PRINTED, { error: 'not_choice' }), ...PERIOD }),
  run: makeTrialBalance,
});
