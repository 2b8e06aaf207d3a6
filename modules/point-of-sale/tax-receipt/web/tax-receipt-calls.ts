import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { SaleOnPaper } from '../../receipt/sale-on-paper.ts';
import type { SoldInPeriod } from '../tax-receipt.rules.ts';

/** First and last day of the sales, both counted. */
export interface SaleDays {
  date: string;
  date_to: string;
}

interface SalesPage {
  total: number;
  pages: number;
  data: { id: string; number: string; sold_at: string; customer_name: string | null; total_amount: number }[];
}

export const salesOfDays = (days: SaleDays, page: number) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', 'list', days, page] as const,
    queryFn: ({ signal }) =>
      call<SalesPage>('GET', withQuery('tax-receipt/list', { ...days, page: String(page) }), { signal }),
    placeholderData: keepPreviousData,
  });

export const taxReceiptOf = (id: string) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', id] as const,
    queryFn: ({ signal }) => call<SaleOnPaper>('GET', withQuery('tax-receipt', { id }), { signal }),
  });

export const soldInDays = (days: SaleDays) =>
  queryOptions({
    queryKey: ['sale', 'tax-receipt', 'period', days] as const,
    queryFn: ({ signal }) =>
      call<SoldInPeriod>('GET', withQuery('tax-receipt/period', { ...days }), { signal }),
    placeholderData: keepPreviousData,
  });
