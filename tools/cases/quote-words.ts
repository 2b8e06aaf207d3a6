import { addDays } from '#core/business-day.ts';
import { customerId, documentId, moneyOf, productId, storeId } from './case-names.ts';
import { INVOICING } from './invoice-words.ts';
import { lineInWords } from './line-in-words.ts';
import { SELLING } from './selling-words.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of quotes: one that is made is sent at once, and what is made of it is an invoice or a sale. */
export const QUOTING: Readonly<Record<string, Word>> = {
  quote: {
    async say({ shop, input, date, branchId }) {
      const { customer, lines, quote_validity, ...rest } = input;
      const body = {
        ...{ ...rest, date, customer_id: customerId(shop, customer) },
        // The days of a story are those of one quote, where the product has them in the settings of the branch.
        ...(quote_validity ? { valid_until: addDays(date, Number(quote_validity)) } : {}),
        lines: (lines as Row[]).map(({ product, ...line }) => ({
          ...{ ...line, product_id: productId(shop, product) },
        })),
      };
      const { id } = await shop.client.must<{ id: string }>({
        ...{ method: 'POST', path: 'api/quote', body, branchId },
      });
      return {
        call: { method: 'PUT', path: 'api/quote/send', body: { id } },
        document: { id, entity: 'quote' },
      };
    },
    show: (quote, { shop }) => ({
      ...{ ...quote, total_net: quote.net_amount, total_tax: quote.tax },
      lines: (quote.lines as Row[]).map((line) => lineInWords(shop, line)),
    }),
  },
  'quote.convert': {
    say({ shop, input, id }) {
      const { quote, store, payments, ...rest } = input;
      const body = {
        ...{ ...rest, id, quote_id: documentId(shop, quote) },
        ...(store ? { store_id: storeId(shop, store) } : {}),
        ...(payments ? { payments: moneyOf(shop, payments) } : {}),
      };
      return {
        call: { method: 'PUT', path: 'api/quote/convert', body },
        document: { id, entity: String(input.to) },
      };
    },
    async show(made, spoken) {
      const { shop, input, branchId } = spoken;
      const id = documentId(shop, input.quote);
      const of = (path: string) =>
        shop.client.must<Row>({ method: 'GET', path: `api/quote${path}?id=${id}`, branchId });
      const { lines } = (await of('/terms')) as { lines: Row[] };
      const changed = lines.filter(({ quoted, present }) => quoted !== present);
      return {
        quote_status: (await of('')).status,
        changed_prices: changed.map(({ line_no, quoted, present }) => ({ line_no, quoted, present })),
        [String(input.to)]: await shownMade(made, spoken),
      };
    },
  },
};

/** An invoice or a sale in the words of the cases. */
function shownMade(made: Row, spoken: Spoken): unknown {
  const { show } = (spoken.input.to === 'sale' ? SELLING['sale.checkout'] : INVOICING.invoice) ?? {};
  return show?.(made, spoken) ?? made;
}
