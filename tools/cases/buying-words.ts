import { documentOf, moneyOf, productId, storeId, supplierId } from './case-names.ts';
import { lineInWords } from './line-in-words.ts';
import type { Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of procurement. */
export const BUYING: Readonly<Record<string, Word>> = {
  purchase: {
    say: ({ shop, input, date, id }) => {
      const { supplier, store, lines, payments, ...rest } = input;
      const body = {
        ...rest,
        id,
        date,
        supplier_id: supplierId(shop, supplier),
        store_id: storeId(shop, store),
        lines: (lines as Row[]).map(({ product, tax, ...line }) => ({
          ...line,
          ...(tax ? { tax_type: tax } : {}),
          product_id: productId(shop, product),
        })),
        payments: moneyOf(shop, payments),
      };
      return { call: { method: 'POST', path: 'api/purchase', body }, document: { id, entity: 'purchase' } };
    },
    show: (purchase, { shop }) => ({
      ...purchase,
      total_net: purchase.net_amount,
      total_tax: purchase.tax,
      // A case names what is taken off the whole bill, the product all that is taken off.
      discount: sumOf(purchase.lines as Row[], 'purchase_discount'),
      lines: (purchase.lines as Row[]).map((line) => ({
        ...lineInWords(shop, line),
        stock_value: line.cost,
      })),
    }),
  },
  'purchase.void': {
    say: ({ shop, input: { purchase, ...rest } }) => {
      const { id, entity } = documentOf(shop, purchase);
      return {
        call: { method: 'PUT', path: 'api/purchase/void', body: { id, ...rest } },
        document: { id, entity },
      };
    },
  },
};

function sumOf(lines: readonly Row[], key: string): number {
  return lines.reduce((sum, line) => sum + Math.round(Number(line[key]) * 100), 0) / 100;
}
