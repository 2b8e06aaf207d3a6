import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { BY_MONTH } from '../../server/months-of-report.ts';
import { PERIOD } from '../../server/period.ts';
import { STATEMENT_COMPARISONS } from '../compared-days.rules.ts';
import { incomeStatementAnswer } from '../income-statement.answer.ts';
import { makeIncomeStatement } from './make-income-statement.ts';

/** What a statement of a period is asked with. */
export const INCOME_STATEMENT = {
  ...PERIOD,
  compare: z.enum(STATEMENT_COMPARISONS, { error: 'not_choice' }).optional(),
};

/** Revenue, cost, expenses and profit of a period, and beside it of the one that it is compared with. */
export const incomeStatement = defineQuery({
  name: 'report.income-statement',
  route: 'GET api/report/income-statement',
  permission: 'create_income_statement',
  input: z.strictObject({ ...INCOME_STATEMENT, ...BY_MONTH }),
  answers: incomeStatementAnswer,
  run: makeIncomeStatement,
});
