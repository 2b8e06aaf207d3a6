import { type Asked, declaredReport } from '../../page/web/report-calls.ts';
import { cashFlowAnswer, flowEntriesAnswer } from '../cash-flow.answer.ts';

export const cashFlowOf = (asked: Asked) => declaredReport(cashFlowAnswer, 'cash-flow', asked);
export const flowEntriesOf = (asked: Asked) => declaredReport(flowEntriesAnswer, 'cash-flow/rows', asked);
