import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callForRow } from '#web-kit/api/answers.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { asSale } from '../../sale/web/wire-sale.ts';
import { salesToPrintAnswer, soldInPeriodAnswer } from '../tax-receipt.answer.ts';

/** First and last day of the sales, both counted. */
export interface SaleDays {
  date: string;
  date_to: string;
}

export const salesOfDays = (days: SaleDays, page: number) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', 'list', days, page] as const,
    queryFn: ({ signal }) =>
      ask(salesToPrintAnswer, withQuery('tax-receipt/list', { ...days, page: String(page) }), { signal }),
    placeholderData: keepPreviousData,
  });

export const taxReceiptOf = (id: string) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', id] as const,
    queryFn: async ({ signal }) =>
      asSale(await callForRow('GET', withQuery('tax-receipt', { id }), { signal })),
  });

export const soldInDays = (days: SaleDays) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', 'period', days] as const,
    queryFn: ({ signal }) =>
      ask(soldInPeriodAnswer, withQuery('tax-receipt/period', { ...days }), { signal }),
    placeholderData: keepPreviousData,
  });
