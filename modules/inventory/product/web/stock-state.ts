import { addDays } from '#core/business-day.ts';

/** How a product stands in the branch; the names are those of the conditions of its list. */
export type StockState =
  | 'archived'
  | 'service'
  | 'expired'
  | 'out_of_stock'
  | 'almost_out'
  | 'expiring'
  | 'in_stock';

const DAYS_OF_WARNING = 30;

/** The one thing to know about a product's stock, what is worst first; nothing where the stock is not to be seen. */
export function stockStateOf(row: Readonly<Record<string, unknown>>, today: string): StockState | undefined {
  const { status, type, stock, stock_alert, expire_date } = row;
  if (status === 'archived') return 'archived';
  if (type === 'service') return 'service';
  if (typeof expire_date === 'string' && expire_date < today) return 'expired';
  if (typeof stock !== 'number') return undefined;
  if (stock <= 0) return 'out_of_stock';
  if (typeof stock_alert === 'number' && stock <= stock_alert) return 'almost_out';
  if (typeof expire_date === 'string' && expire_date <= addDays(today, DAYS_OF_WARNING)) return 'expiring';
  return 'in_stock';
}
