import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { INCOME_STATEMENT } from '../../income-statement/server/income-statement.query.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { cashFlowAnswer, flowEntriesAnswer } from '../cash-flow.answer.ts';
import { FLOWS } from '../cash-flow.rules.ts';
import { cashFlowRows } from './cash-flow-rows.ts';
import { makeCashFlow } from './make-cash-flow.ts';

/** What money came in and went out in a period, and for what (accounting.md 4). */
export const cashFlow = defineQuery({
  name: 'report.cash-flow',
  route: 'GET api/report/cash-flow',
  permission: 'create_income_statement',
  isOfOneMoment: true,
  input: z.strictObject(INCOME_STATEMENT),
  answers: cashFlowAnswer,
  run: makeCashFlow,
});

/** The entries that a figure of the cash flow is made of. */
export const cashFlowEntries = defineQuery({
  name: 'report.cash-flow-rows',
  route: 'GET api/report/cash-flow/rows',
  permission: 'create_income_statement',
  isOfOneMoment: true,
  input: z.strictObject({ ...PERIOD, ...PAGE, flow: z.enum(FLOWS, { error: 'not_choice' }) }),
  answers: flowEntriesAnswer,
  run: cashFlowRows,
});
