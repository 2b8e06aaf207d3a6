import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { taxedDocumentsAnswer, taxSummaryAnswer } from '../tax-summary.answer.ts';
import { type TaxLine, taxLineNamed } from '../tax-summary.rules.ts';
import { makeTaxSummary, SEES_TAX, taxedDocuments } from './make-tax-summary.ts';

/** The VAT of a period by rate, ready for the return, held against the books (accounting-additions.md A29). */
export const taxSummary = defineQuery({
  name: 'report.tax-summary',
  route: 'GET api/report/tax-summary',
  permission: SEES_TAX,
  isOfOneMoment: true,
  input: z.strictObject(PERIOD),
  answers: taxSummaryAnswer,
  run: makeTaxSummary,
});

const line = z.string().transform((name, context): TaxLine => {
  const named = taxLineNamed(name);
  if (named) return named;
  context.addIssue({ code: 'custom', message: 'not_choice' });
  return z.NEVER;
});

/** The documents that a line of it is made of. */
export const taxSummaryRows = defineQuery({
  name: 'report.tax-summary-rows',
  route: 'GET api/report/tax-summary/rows',
  permission: SEES_TAX,
  isOfOneMoment: true,
  input: z.strictObject({ ...PERIOD, ...PAGE, line }),
  answers: taxedDocumentsAnswer,
  run: taxedDocuments,
});
