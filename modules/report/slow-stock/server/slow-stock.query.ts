import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { branchesSeenBy } from '../../branches/server/report-branches.query.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { slowStockAnswer } from '../slow-stock.answer.ts';
import { IDLE_AGES } from '../slow-stock.rules.ts';
import { makeSlowStock, SEES_SLOW_STOCK } from './make-slow-stock.ts';

/** What slow stock is asked with; goods of every age are shown where nothing is said. */
export const SLOW_STOCK = {
  date_to: PERIOD.date_to,
  branch_ids: PERIOD.branch_ids,
  age: z.enum(IDLE_AGES, { error: 'not_choice' }).optional(),
};

/** What goods are worth at the end of a day, and for how long none of them was sold. */
export const slowStock = defineQuery({
  name: 'report.slow-stock',
  route: 'GET api/report/slow-stock',
  permission: SEES_SLOW_STOCK,
  isOfOneMoment: true,
  input: z.strictObject({ ...SLOW_STOCK, ...PAGE }),
  answers: slowStockAnswer,
  run: makeSlowStock,
});

/** The branches of which one may ask that. */
export const slowStockBranches = branchesSeenBy(
  'report.slow-stock-branches',
  'slow-stock/branches',
  SEES_SLOW_STOCK,
);
