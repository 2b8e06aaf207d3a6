import { type Asked, declaredReport } from '../../page/web/report-calls.ts';
import { slowStockAnswer } from '../slow-stock.answer.ts';

export const slowStockOf = (asked: Asked) => declaredReport(slowStockAnswer, 'slow-stock', asked);
