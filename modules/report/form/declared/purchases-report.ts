import { product } from '#modules/inventory/product/product.entity.ts';
import { purchase } from '#modules/procurement/purchase/purchase.entity.ts';
import { purchaseReturn } from '#modules/procurement/purchase-return/purchase-return.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { categoryOfLine, PIECES_OF_LINE } from './values-of-line.ts';

const values = {
  category: categoryOfLine(product),
  pieces: PIECES_OF_LINE,
} as const;

/** What was bought, less what went back to suppliers on the days on which it went. */
export const purchasesReport: ReportType = {
  type: 'purchases',
  title: WORDS.purchases,
  right: 'view_purchases_report',
  risesBadly: true,
  documents: WORDS.purchases,
  parts: [
    { entity: purchase, lines: 'lines', day: 'date', at: 'created_at', about: ['supplier'], values },
    {
      ...{ entity: purchaseReturn, lines: 'lines', day: 'date', at: 'created_at', about: ['supplier'] },
      ...{ takesOff: true, values },
    },
  ],
  figures: [
    {
      key: 'total_amount',
      kind: 'money',
      of: ['lines.total_amount'],
      words: WORDS.purchasesWithVat,
    },
    {
      key: 'net_amount',
      kind: 'money',
      of: ['lines.net_amount'],
      words: WORDS.withoutVat,
    },
    { key: 'tax', kind: 'money', of: ['lines.tax'], words: WORDS.vat },
    { key: 'quantity', kind: 'quantity', of: ['pieces'], words: WORDS.quantity },
  ],
  groups: [
    { key: 'supplier', of: 'supplier', words: WORDS.supplier },
    { key: 'category', of: 'category', names: 'category', words: WORDS.category },
    { key: 'product', of: 'lines.product', words: WORDS.product },
    { key: 'store', of: 'store', words: WORDS.store },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
