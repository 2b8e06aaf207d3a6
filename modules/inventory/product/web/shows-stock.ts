import type { WireRow } from '#web-kit/api/queries.ts';

/** Whether a product has stock that this user may see. */
export function showsStock(row: WireRow, may: (right: string) => boolean): boolean {
  return row.type !== 'service' && may('view_product_stock');
}

/** A page without room for a column at the side. */
export const NARROW = '(max-width: 1199px)';
