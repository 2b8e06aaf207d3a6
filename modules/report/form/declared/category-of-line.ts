import type { AnyEntity } from '#core/define-entity.ts';
import type { ReportValue } from '../report-type.ts';

/** The category in which the product of a line is today. */
export function categoryOfLine({ table }: AnyEntity): ReportValue {
  return {
    sql: `(select p.category_id from ${table} p where p.business_id = r.business_id and p.id = l.product_id)`,
    of: ['lines.product'],
  };
}
