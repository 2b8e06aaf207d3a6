import type { Dashboard } from './dashboard-call.ts';

const SALES = '/point-of-sale/sale-list';

/** The list of the sales that a figure is made of. */
export function salesHref({ period, date, date_to }: Pick<Dashboard, 'period' | 'date' | 'date_to'>): string {
  return period === 'today' ? `${SALES}?condition=today` : `${SALES}?date_from=${date}&date_to=${date_to}`;
}
