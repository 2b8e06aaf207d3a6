import { linesTableName } from '#core/derive/table.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { postedAtOnce } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import type { ReportPart, ReportValue } from '../report-type.ts';
import { categoryOfLine, PIECES_OF_LINE } from './values-of-line.ts';

/** Sales that were posted on their own day, line by line. */
export const SOLD_AT_ONCE = {
  entity: sale,
  lines: 'lines',
  day: 'date',
  at: 'sold_at',
  about: ['customer'],
  only: { sql: postedAtOnce('r'), of: [] },
  values: { category: categoryOfLine(product), pieces: PIECES_OF_LINE },
} satisfies ReportPart;

/** What deliveries of invoices sold, each on the day on which its goods left, as the books have it (A24). */
export const SOLD_BY_DELIVERY = {
  entity: sale,
  lines: 'deliveries',
  day: 'deliveries.date',
  at: 'deliveries.at',
  about: ['customer'],
  values: {
    'lines.product': ofDeliveredLine('x.product_id', 'lines.product'),
    'lines.net_amount': { sql: 'l.net_amount', of: ['deliveries.net_amount'] },
    'lines.tax': { sql: 'l.tax', of: ['deliveries.tax'] },
    'lines.cost': { sql: 'l.cost', of: ['deliveries.cost'] },
    category: ofDeliveredLine(
      `(select p.category_id from ${product.table} p where p.business_id = x.business_id and p.id = x.product_id)`,
      'lines.product',
    ),
    pieces: { sql: 'l.quantity', of: ['deliveries.quantity'] },
  },
} satisfies ReportPart;

/** Something of the line of the sale that a delivery was of. */
export function ofDeliveredLine(what: string, path: string): ReportValue {
  return {
    sql: `(select ${what} from ${linesTableName(sale, 'lines')} x where x.business_id = r.business_id and x.sale_id = r.id
      and x.line_no = l.sale_line_no)`,
    of: [path],
  };
}
