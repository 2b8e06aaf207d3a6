import { documentOf, moneyOf, productId, storeId, supplierId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { inCents } from './in-cents.ts';
import { lineInWords, sumOf } from './line-in-words.ts';
import { costOf } from './returning-words.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of procurement. */
export const BUYING: Readonly<Record<string, Word>> = {
  purchase: {
    say: ({ shop, input, date, id }) => {
      const { supplier, store, lines, payments, costs, ...rest } = input;
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
        ...(costs ? { costs: (costs as Row[]).map((cost) => costOf(shop, cost)) } : {}),
      };
      return { call: { method: 'POST', path: 'api/purchase', body }, document: { id, entity: 'purchase' } };
    },
    show: async (purchase, { shop, branchId }) => ({
      ...purchase,
      total_net: purchase.net_amount,
      total_tax: purchase.tax,
      // A case names what is taken off the whole bill, the product all that is taken off.
      discount: sumOf(purchase.lines as Row[], 'purchase_discount'),
      lines: await linesWithCosts(purchase, { shop, branchId }),
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
    show: async (bought, { shop, branchId }) => ({
      ...bought,
      prices: await pricesOf(shop, bought, branchId),
      lines: (bought.lines as Row[]).map((line, i) => ({
        ...line,
        line_no: line.order_line_no ?? i + 1,
        from_variance: inCents(Number(line.cost) - Number(line.accrued) - Number(line.from_stock)),
      })),
    }),
  },
};

/** What the products of a purchase are sold at by now. */
async function pricesOf({ client }: CaseShop, { lines }: Row, branchId: string): Promise<Row[]> {
  const products = [];
  for (const id of new Set((lines as Row[]).map(({ product_id }) => product_id))) {
    const path = `api/product?id=${String(id)}`;
    const { name, selling_price } = await client.must<Row>({ method: 'GET', path, branchId });
    products.push({ product: name, selling_price });
  }
  return products;
}

/** Lines of a purchase with what they were worth in stock, costs of getting them here included. */
async function linesWithCosts(
  { id, lines, price_mode }: Row,
  { shop, branchId }: Pick<Spoken, 'shop' | 'branchId'>,
): Promise<Row[]> {
  const shares = new Map<unknown, number>();
  for (const { id: cost } of await shop.client.list<Row>(`landed-cost`, branchId)) {
    const path = `api/landed-cost?id=${String(cost)}`;
    const { lines: borne } = await shop.client.must<{ lines: Row[] }>({ method: 'GET', path, branchId });
    for (const { purchase_id, purchase_line_no: no, share } of borne)
      if (purchase_id === id) shares.set(no, (shares.get(no) ?? 0) + Math.round(Number(share) * 100));
  }
  return (lines as Row[]).map((line) => ({
    ...lineInWords(shop, line),
    line_amount: amountBefore(line, price_mode),
    stock_value: (Math.round(Number(line.cost) * 100) + (shares.get(line.line_no) ?? 0)) / 100,
  }));
}

/** What a line came to before anything was taken off, in the way its prices are told. */
function amountBefore(line: Row, price_mode: unknown): number {
  const told = price_mode === 'inclusive' ? line.total_amount : line.net_amount;
  return inCents(Number(told) + Number(line.discount) + Number(line.purchase_discount));
}
