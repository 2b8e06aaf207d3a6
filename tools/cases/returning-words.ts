import { accountId, documentId, documentOf, keyOf, moneyOf, supplierId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { inCents } from './in-cents.ts';
import { lineInWords } from './line-in-words.ts';
import type { Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** What happens to purchases after they came: goods go back to the supplier, transport is billed. */
export const RETURNING: Readonly<Record<string, Word>> = {
  'purchase.return': {
    say: ({ shop, input, date, id }) => {
      const { purchase, refunds, ...rest } = input;
      const purchase_id = documentId(shop, purchase);
      const back = refunds ? { refunds: moneyOf(shop, refunds) } : {};
      return {
        call: {
          method: 'POST',
          path: 'api/purchase/return',
          body: { ...rest, id, date, purchase_id, ...back },
        },
        document: { id, entity: 'purchase-return' },
      };
    },
    show: (sent, { shop }) => {
      const refunds = sent.refunds as { mode: string; amount: number }[];
      const sumOf = (isCounted: (mode: string) => boolean) =>
        refunds.reduce(
          (all, { mode, amount }) => (isCounted(mode) ? all + Math.round(amount * 100) : all),
          0,
        ) / 100;
      return {
        ...sent,
        debt_lowered: sumOf((mode) => mode === 'credit'),
        refunded: sumOf((mode) => mode !== 'credit'),
        lines: (sent.lines as Row[]).map((line) => ({
          ...lineInWords(shop, line),
          line_no: line.purchase_line_no,
          cost: line.cost,
          variance: line.variance,
        })),
      };
    },
  },
  'purchase.landed-cost': {
    say: ({ shop, input, date, id }) => {
      const { purchases, ...rest } = input;
      const ids = (purchases as string[]).map((key) => documentId(shop, key));
      const body = { ...costOf(shop, { title: 'transport', ...rest }), id, date, purchases: ids };
      return {
        call: { method: 'POST', path: 'api/purchase/landed-cost', body },
        document: { id, entity: 'landed-cost' },
      };
    },
    show: (cost, { shop }) => ({
      ...cost,
      net: cost.net_amount,
      vat: cost.tax,
      lines: (cost.lines as Row[]).map((line) => ({
        ...line,
        purchase: keyOf(shop, line.purchase_id),
        line_no: line.purchase_line_no,
      })),
    }),
  },
  'landed-cost.void': {
    say: ({ shop, input: { landed_cost, ...rest } }) => {
      const { id, entity } = documentOf(shop, landed_cost);
      return {
        call: { method: 'PUT', path: 'api/landed-cost/void', body: { id, ...rest } },
        document: { id, entity },
      };
    },
    show: (cost) => ({
      ...cost,
      lines: (cost.lines as Row[]).map((line) => ({
        ...line,
        line_no: line.purchase_line_no,
        from_cost_of_sales: inCents(Number(line.share) - Number(line.from_stock)),
      })),
    }),
  },
};

/** A cost in the words of the story, with the ids of who is owed or what paid. */
export function costOf(shop: CaseShop, { supplier, account, ...cost }: Row): Row {
  return {
    ...cost,
    ...(supplier ? { supplier_id: supplierId(shop, supplier) } : {}),
    ...(account ? { account_id: accountId(shop, account) } : {}),
  };
}
