import { type Asked, declaredReport } from '../../page/web/report-calls.ts';
import { taxedDocumentsAnswer, taxSummaryAnswer } from '../tax-summary.answer.ts';

export const taxSummaryOf = (asked: Asked) => declaredReport(taxSummaryAnswer, 'tax-summary', asked);
export const taxedDocumentsOf = (asked: Asked) =>
  declaredReport(taxedDocumentsAnswer, 'tax-summary/rows', asked);
