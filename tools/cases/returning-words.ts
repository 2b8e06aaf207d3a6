import { documentId, moneyOf } from './case-names.ts';
import { lineInWords } from './line-in-words.ts';
import type { Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** What happens to purchases after they came: goods that go back to the supplier. */
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
};
