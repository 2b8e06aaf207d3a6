import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { soldInPeriodAnswer } from '../tax-receipt.answer.ts';
import { taxReceiptPrint } from '../tax-receipt.words.ts';
import { SALE_DAYS, soldInPeriod } from './sold-in-period.ts';

/** The sales of a period summed by product, for the print that says that it is no fiscal receipt. */
export const taxReceiptOfPeriod = defineQuery({
  name: 'tax-receipt.period',
  route: 'GET api/tax-receipt/period',
  permission: taxReceiptPrint.permission,
  input: z.strictObject(SALE_DAYS),
  answers: soldInPeriodAnswer,
  run: soldInPeriod,
});
