import { product } from '#modules/inventory/product/product.entity.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { BY_BRANCH, BY_DAY, BY_HOUR, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { SOLD_AT_ONCE, SOLD_BY_DELIVERY } from './sold-parts.ts';
import { categoryOfLine, PIECES_OF_LINE, STORE_OF_RETURN } from './values-of-line.ts';

/** What was sold, without VAT, less what came back on the days on which it came. */
export const salesReport: ReportType = {
  type: 'sales',
  title: WORDS.sales,
  right: 'view_sales_report',
  documents: WORDS.sales,
  parts: [
    SOLD_AT_ONCE,
    SOLD_BY_DELIVERY,
    {
      entity: saleReturn,
      takesOff: true,
      lines: 'lines',
      day: 'date',
      at: 'created_at',
      about: ['customer'],
      values: {
        category: categoryOfLine(product),
        pieces: PIECES_OF_LINE,
        store: STORE_OF_RETURN,
      },
    },
  ],
  figures: [
    {
      key: 'net_amount',
      kind: 'money',
      of: ['lines.net_amount'],
      words: WORDS.salesWithoutVat,
    },
    { key: 'tax', kind: 'money', of: ['lines.tax'], words: WORDS.vat },
    { key: 'quantity', kind: 'quantity', of: ['pieces'], words: WORDS.quantity },
    {
      key: 'profit_on_goods',
      kind: 'money',
      of: ['lines.net_amount', '-lines.cost'],
      words: WORDS.profitOnGoods,
    },
  ],
  ratios: [
    {
      ...{ key: 'margin', of: 'profit_on_goods', per: 'net_amount', kind: 'quantity', times: 100 },
      words: WORDS.margin,
    },
  ],
  groups: [
    { key: 'category', of: 'category', names: 'category', words: WORDS.category },
    { key: 'product', of: 'lines.product', words: WORDS.product },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    byPerson(WORDS.cashier),
    { key: 'store', of: 'store', words: WORDS.store },
    BY_HOUR,
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
