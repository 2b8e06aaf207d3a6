import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { trialBalanceAnswer } from '../trial-balance.answer.ts';
import { makeTrialBalance } from './make-trial-balance.ts';

/** Every account that carries or moved anything, on its side; sub-accounts stand below the account of the chart. */
export const trialBalance = defineQuery({
  name: 'report.trial-balance',
  route: 'GET api/report/trial-balance',
  permission: 'create_trial_balance',
  input: z.strictObject(PERIOD),
  answers: trialBalanceAnswer,
  run: makeTrialBalance,
});
