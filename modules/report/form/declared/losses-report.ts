import { linesTableName } from '#core/derive/table.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { ofDeliveredLine, SOLD_AT_ONCE, SOLD_BY_DELIVERY } from './sold-parts.ts';
import { categoryOfLine, PIECES_OF_LINE, STORE_OF_RETURN } from './values-of-line.ts';

/** What a line lost tells whoever may see that it did; what goods cost otherwise stays with those who may see profit. */
const LOST = { sql: '(l.cost - l.net_amount)', of: ['lines.net_amount'] };

/** What was sold for less than it had cost, less what of it came back on the days on which it came (accounting.md). */
export const lossesReport: ReportType = {
  type: 'losses',
  title: WORDS.losses,
  right: 'view_loss',
  risesBadly: true,
  documents: WORDS.sales,
  parts: [
    {
      ...SOLD_AT_ONCE,
      only: { sql: `l.below_cost and ${SOLD_AT_ONCE.only.sql}`, of: ['lines.below_cost'] },
      values: { ...SOLD_AT_ONCE.values, lost: LOST },
    },
    {
      ...SOLD_BY_DELIVERY,
      only: ofDeliveredLine('x.below_cost', 'lines.below_cost'),
      values: { ...SOLD_BY_DELIVERY.values, lost: { ...LOST, of: ['deliveries.net_amount'] } },
    },
    {
      entity: saleReturn,
      takesOff: true,
      lines: 'lines',
      day: 'date',
      at: 'created_at',
      about: ['customer'],
      only: {
        sql: `exists (select from ${linesTableName(sale, 'lines')} sold where sold.business_id = r.business_id
          and sold.sale_id = r.sale_id and sold.line_no = l.sale_line_no and sold.below_cost)`,
        of: ['sale'],
      },
      values: {
        category: categoryOfLine(product),
        pieces: PIECES_OF_LINE,
        lost: LOST,
        store: STORE_OF_RETURN,
      },
    },
  ],
  figures: [
    { key: 'lost', kind: 'money', of: ['lost'], words: WORDS.lost },
    { key: 'net_amount', kind: 'money', of: ['lines.net_amount'], words: WORDS.soldWithLoss },
    { key: 'quantity', kind: 'quantity', of: ['pieces'], words: WORDS.quantity },
  ],
  groups: [
    { key: 'product', of: 'lines.product', words: WORDS.product },
    { key: 'category', of: 'category', names: 'category', words: WORDS.category },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    byPerson(WORDS.cashier),
    { key: 'store', of: 'store', words: WORDS.store },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
