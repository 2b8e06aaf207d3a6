import { customerId, documentId, documentOf, moneyOf, productId, storeId } from './case-names.ts';
import { lineInWords } from './line-in-words.ts';
import { SELLING } from './selling-words.ts';
import { daysUntil } from './story-clock.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of invoices. What an invoice sold stands behind it as a sale, which a payment of it names. */
export const INVOICING: Readonly<Record<string, Word>> = {
  invoice: {
    say: ({ shop, input, date, id }) => {
      const { customer, store, lines, due_date, ...rest } = input;
      const body = {
        ...rest,
        ...{ date, customer_id: customerId(shop, customer) },
        ...(store ? { store_id: storeId(shop, store) } : {}),
        lines: (lines as Row[]).map(({ product, ...line }) => ({
          ...line,
          product_id: productId(shop, product),
        })),
      };
      return {
        call: { method: 'POST', path: 'api/invoice', body },
        document: { id, entity: 'invoice', ...(due_date ? { due: String(due_date) } : {}) },
      };
    },
    show: (invoice, { shop }) =>
      agreed(
        invoice,
        (invoice.lines as Row[]).map((line) => agreedLine(shop, line)),
      ),
  },
  'invoice.issue': {
    say: ({ shop, input: { invoice, ...rest }, date }) => {
      const { id, due } = documentOf(shop, invoice);
      // The product counts the days from the issue (A24), where a story may name the day itself.
      const days = due ? { invoice_validity: daysUntil(date, due) } : {};
      return {
        call: { method: 'PUT', path: 'api/invoice/issue', body: { ...rest, ...days, id, date } },
        document: { id, entity: 'invoice' },
      };
    },
    async show(invoice, { shop, input, branchId }) {
      // Where sales are posted as goods leave, there is none yet.
      if (!invoice.sale_id)
        return agreed(
          invoice,
          (invoice.lines as Row[]).map((line) => agreedLine(shop, line)),
        );
      const path = `api/sale?id=${String(invoice.sale_id)}`;
      const sale = await shop.client.must<Row>({ method: 'GET', path, branchId });
      documentOf(shop, input.invoice).behind = String(sale.id);
      const costs = sale.lines as Row[];
      const lines = (invoice.lines as Row[]).map((line, place) => ({
        ...agreedLine(shop, line),
        cost: costs[place]?.cost,
      }));
      return agreed(invoice, lines);
    },
  },
  'invoice.deliver': {
    say: ({ shop, input: { invoice, ...rest }, date }) => {
      const id = documentId(shop, invoice);
      return {
        call: { method: 'POST', path: 'api/invoice/deliver', body: { ...rest, invoice_id: id, date } },
        document: { id, entity: 'invoice' },
      };
    },
    async show(invoice, { shop, input, branchId }) {
      documentOf(shop, input.invoice).behind = String(invoice.sale_id);
      const path = `api/invoice/deliveries?id=${String(invoice.id)}`;
      const { lines, notes } = await shop.client.must<{ lines: Row[]; notes: Row[] }>({
        ...{ method: 'GET', path, branchId },
      });
      const delivered = lines.map(({ line_no, delivered: quantity }) => ({ line_no, quantity }));
      return { posted_amount: notes.at(-1)?.amount, delivered };
    },
  },
  'invoice.void': {
    say: ({ shop, input: { invoice } }) => {
      const id = documentId(shop, invoice);
      return {
        call: { method: 'PUT', path: 'api/invoice/void', body: { id } },
        document: { id, entity: 'invoice' },
      };
    },
  },
  'invoice.return': {
    say: ({ shop, input, date, id }) => {
      const { invoice, refunds, ...rest } = input;
      const invoice_id = documentId(shop, invoice);
      const body = { ...rest, id, date, invoice_id, refunds: moneyOf(shop, refunds) };
      return {
        call: { method: 'POST', path: 'api/invoice/return', body },
        document: { id, entity: 'sale-return' },
      };
    },
    show: (back, spoken) => SELLING['sale.return']?.show?.(back, spoken) ?? back,
  },
};

/** A document in the words of the cases: a discount is that of the whole, beside those of its lines. */
function agreed(document: Row, lines: readonly Row[]): Row {
  return { ...document, total_net: document.net_amount, total_tax: document.tax, lines };
}

function agreedLine(shop: Spoken['shop'], line: Row): Row {
  return lineInWords(shop, line);
}
