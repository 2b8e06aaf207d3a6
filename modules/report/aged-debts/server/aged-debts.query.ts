import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { agedDebtsAnswer, agedDebtsRowsAnswer, DEBT_SIDES } from '../aged-debts.answer.ts';
import { AGES } from '../aged-debts.rules.ts';
import { agedDebtsRows, makeAgedDebts, SEES_DEBTS } from './make-aged-debts.ts';

/** What the ages of debts are asked with; what customers owe is shown where nothing is said. */
export const AGED_DEBTS = {
  kind: z.enum(DEBT_SIDES, { error: 'not_choice' }).optional(),
  date_to: PERIOD.date_to,
  branch_ids: PERIOD.branch_ids,
};

/** What is owed at the end of a day, by party and by how long it has been due, beside what was paid ahead. */
export const agedDebts = defineQuery({
  name: 'report.aged-debts',
  route: 'GET api/report/aged-debts',
  permission: SEES_DEBTS,
  isOfOneMoment: true,
  input: z.strictObject({ ...AGED_DEBTS, ...PAGE }),
  answers: agedDebtsAnswer,
  run: makeAgedDebts,
});

/** The debts that a figure of it is made of. */
export const agedDebtsBehind = defineQuery({
  name: 'report.aged-debts-rows',
  route: 'GET api/report/aged-debts/rows',
  permission: SEES_DEBTS,
  isOfOneMoment: true,
  input: z.strictObject({
    ...AGED_DEBTS,
    ...PAGE,
    /** The id of a customer or supplier, or the name of somebody who is neither. */
    party: z.string().max(120).optional(),
    age: z.enum(AGES, { error: 'not_choice' }).optional(),
  }),
  answers: agedDebtsRowsAnswer,
  run: agedDebtsRows,
});
