import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { BY_MONTH } from '../../server/months-of-report.ts';
import { PERIOD } from '../../server/period.ts';
import { balanceSheetAnswer } from '../balance-sheet.answer.ts';
import { makeBalanceSheet } from './make-balance-sheet.ts';

/** What a balance sheet is asked with. */
export const BALANCE_SHEET = {
  date_to: PERIOD.date_to,
  branch_ids: PERIOD.branch_ids,
  /** The day that it is compared with. */
  compare_date: PERIOD.date,
  ...BY_MONTH,
};

/** Assets, liabilities and equity at the end of a day, and beside them at the end of another one. */
export const balanceSheet = defineQuery({
  name: 'report.balance-sheet',
  route: 'GET api/report/balance-sheet',
  permission: 'create_income_statement',
  input: z.strictObject(BALANCE_SHEET),
  answers: balanceSheetAnswer,
  run: makeBalanceSheet,
});
