import { type Asked, declaredReport } from '../../page/web/report-calls.ts';
import { agedDebtsAnswer, agedDebtsRowsAnswer } from '../aged-debts.answer.ts';

export const agedDebtsOf = (asked: Asked) => declaredReport(agedDebtsAnswer, 'aged-debts', asked);
export const agedDebtsRowsOf = (asked: Asked) =>
  declaredReport(agedDebtsRowsAnswer, 'aged-debts/rows', asked);
