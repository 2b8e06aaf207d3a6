import { documentOf, nameOfProduct, productId, storeId } from './case-names.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Readonly<Record<string, unknown>>;

/** The events of stock takes. The stories see what the books say, so no count is blind. */
export const COUNTING: Readonly<Record<string, Word>> = {
  'stock-take': {
    say: ({ shop, input, id }) => ({
      call: {
        method: 'POST',
        path: 'api/stock-take',
        body: { id, store_id: storeId(shop, input.store), blind: false },
      },
      document: { id, entity: 'stock-take' },
    }),
  },
  'stock-take.count': {
    say: (spoken) =>
      step('count', spoken, {
        lines: (spoken.input.lines as Row[]).map(({ product, ...line }) => ({
          ...line,
          product_id: productId(spoken.shop, product),
        })),
      }),
    show: counted,
  },
  'stock-take.post': { say: (spoken) => step('post', spoken), show: posted },
  'stock-take.roll-back': { say: (spoken) => step('roll-back', spoken) },
};

function step(name: string, { shop, input }: Spoken, more: Row = {}): SpokenCall {
  const { id, entity } = documentOf(shop, input.stock_take);
  return {
    call: { method: 'PUT', path: `api/stock-take/${name}`, body: { id, ...more } },
    document: { id, entity },
  };
}

/** What holds of the products that the event counted. */
async function counted(row: Row, { shop, input, branchId }: Spoken): Promise<Row> {
  const path = `api/stock-take/lines?id=${row.id}`;
  const { lines } = await shop.client.must<{ lines: Row[] }>({ method: 'GET', path, branchId });
  const named = (input.lines as Row[]).map(({ product }) => product);
  return {
    ...row,
    lines: lines
      .map((line) => ({ ...line, product: nameOfProduct(shop, line.product_id) }))
      .filter(({ product }) => named.includes(product)),
  };
}

/** The cases tell one difference of each product, over all its batches, and nothing of those that have none. */
function posted(row: Row, { shop }: Spoken): Row {
  const sums = new Map<string, { product: string; variance: number; cents: number }>();
  for (const { product_id, variance, value } of (row.lines as Row[]).filter((line) => line.variance !== 0)) {
    const product = nameOfProduct(shop, product_id) ?? '';
    const before = sums.get(product) ?? { product, variance: 0, cents: 0 };
    const cents = before.cents + Math.round(Number(value) * 100);
    sums.set(product, { product, variance: before.variance + Number(variance), cents });
  }
  return { ...row, lines: [...sums.values()].map(({ cents, ...line }) => ({ ...line, value: cents / 100 })) };
}
