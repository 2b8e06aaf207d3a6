import { customerId, documentId, documentOf, moneyOf, productId, storeId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { lineInWords, sumOf } from './line-in-words.ts';
import { placeInTime } from './shift-words.ts';
import { daysUntil } from './story-clock.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of the point of sale. */
export const SELLING: Readonly<Record<string, Word>> = {
  'sale.checkout': {
    say: async (spoken) => {
      const { shop, input, id } = spoken;
      const { store, customer, lines, payments, due_date, ...said } = input;
      const { shift: _, offline: __, sold_at: ___, ...rest } = said;
      if (customer) await dueBy(spoken, { customer, due_date });
      const body = {
        ...rest,
        id,
        ...(await placeInTime(spoken)),
        store_id: storeId(shop, store),
        ...(customer ? { customer_id: customerId(shop, customer) } : {}),
        lines: (lines as Row[]).map(({ product, ...line }) => ({
          ...line,
          product_id: productId(shop, product),
        })),
        payments: moneyOf(shop, payments),
      };
      return { call: { method: 'POST', path: 'api/sale/checkout', body }, document: { id, entity: 'sale' } };
    },
    show: async (sale, { shop, branchId }) => ({
      ...sale,
      total_net: sale.net_amount,
      total_tax: sale.tax,
      // A case names what is taken off the whole sale, the product all that is taken off.
      discount: sumOf(sale.lines as Row[], 'sale_discount'),
      // What the customer is asked for beyond the total; the product keeps what the shop gives away.
      cash_rounding: -Number(sale.rounding),
      lines: await soldLines(shop, sale, branchId),
      ...(sale.shift_id ? { shift: await shiftAfter(shop, sale, branchId) } : {}),
    }),
  },
  'sale.void': {
    say: ({ shop, input: { sale, ...rest } }) => {
      const { id, entity } = documentOf(shop, sale);
      return {
        call: { method: 'PUT', path: 'api/sale/void', body: { id, ...rest } },
        document: { id, entity },
      };
    },
  },
  'sale.return': {
    say: ({ shop, input, date, id }) => {
      const { sale, refunds, shift: _, ...rest } = input;
      const body = { ...rest, id, date, sale_id: documentId(shop, sale), refunds: moneyOf(shop, refunds) };
      return {
        call: { method: 'POST', path: 'api/sale/return', body },
        document: { id, entity: 'sale-return' },
      };
    },
    show: async (back, { shop, branchId }) => {
      const refunds = (back.refunds as Row[]) ?? [];
      const refunded = refunds
        .filter(({ mode }) => mode !== 'credit' && mode !== 'write_off')
        .reduce((sum, { amount }) => sum + Number(amount), 0);
      const path = `api/sale?id=${String(back.sale_id)}`;
      const sale = await shop.client.must<Row>({ method: 'GET', path, branchId });
      return {
        ...back,
        total_net: back.net_amount,
        total_tax: back.tax,
        cash_rounding: back.rounding,
        refunded,
        debt_lowered:
          Math.round((Number(back.total_amount) + Number(back.rounding ?? 0) - refunded) * 100) / 100,
        document_status: sale.status,
        lines: (back.lines as Row[]).map((line) => ({ ...lineInWords(shop, line), cost: line.cost })),
      };
    },
  },
};

/** A sale is due as its customer may owe; where a story names a day, he may owe until then, for this sale. */
async function dueBy({ shop, date, branchId }: Spoken, { customer, due_date }: Row): Promise<void> {
  const path = `api/customer?id=${customerId(shop, customer)}`;
  const { version, credit_days } = await shop.client.must<Row>({ method: 'GET', path, branchId });
  const usual = shop.creditDays.get(String(customer)) ?? null;
  const days = due_date ? daysUntil(date, String(due_date)) : usual;
  if (days !== credit_days)
    await shop.client.must({ method: 'PUT', path, branchId, body: { version, credit_days: days } });
}

/** The shift of a sale, and whether the sale joined it after its count. */
async function shiftAfter(shop: CaseShop, { id, shift_id }: Row, branchId: string): Promise<Row> {
  const path = `api/shift?id=${String(shift_id)}`;
  const shift = await shop.client.must<Row>({ method: 'GET', path, branchId });
  const late = (shift.late_sales as Row[] | undefined) ?? [];
  return { ...shift, addendum: late.some(({ sale_id }) => sale_id === id) };
}

/** Lines of a sale, each with the batches that its goods were taken from. */
async function soldLines(shop: CaseShop, { id, lines }: Row, branchId: string): Promise<Row[]> {
  const path = `api/sale/batches?id=${String(id)}`;
  const taken = await shop.client.must<Row[]>({ method: 'GET', path, branchId });
  return (lines as Row[]).map((line) => ({
    ...lineInWords(shop, line),
    cost: line.cost,
    batches: taken
      .filter(({ line_no }) => line_no === line.line_no)
      .map(({ batch_number, quantity }) => ({ batch: batch_number, quantity })),
  }));
}
