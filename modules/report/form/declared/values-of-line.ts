import type { AnyEntity } from '#core/define-entity.ts';
import type { ReportValue } from '../report-type.ts';

/** The category in which the product of a line is today. */
export function categoryOfLine({ table }: AnyEntity): ReportValue {
  return {
    sql: `(select p.category_id from ${table} p where p.business_id = r.business_id and p.id = l.product_id)`,
    of: ['lines.product'],
  };
}

/** A quantity in the unit of the stock, whatever unit its line is in. */
export const PIECES_OF_LINE: ReportValue = { sql: 'l.quantity * l.factor', of: ['lines.quantity'] };

/** The store that the goods of a return had been sold from. */
export const STORE_OF_RETURN: ReportValue = {
  sql: '(select s.store_id from sales s where s.business_id = r.business_id and s.id = r.sale_id)',
  of: ['sale'],
};
