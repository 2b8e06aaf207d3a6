import { nameOfProduct, productId, storeId } from './case-names.ts';
import type { Word } from './vocabulary.ts';

/** The events of goods that belong to no purchase and no sale. */
export const GOODS: Readonly<Record<string, Word>> = {
  'batch.update': {
    say: async ({ shop, input: { product, batch, ...rest }, branchId }) => {
      const batches = await shop.client.list<{ id: string; number: string }>(
        'batch',
        branchId,
        `&product_id=${productId(shop, product)}`,
      );
      const id = batches.find(({ number }) => number === batch)?.id ?? '';
      return {
        call: { method: 'PUT', path: 'api/batch/expire-date', body: { ...rest, id } },
        document: { id, entity: 'batch' },
      };
    },
    show: async (row, { shop, branchId }) => {
      const { data } = await shop.client.must<{ data: { changes: { field: string; before: unknown }[] }[] }>({
        method: 'GET',
        path: `api/activity/list?record_id=${row.id}&limit=1`,
        branchId,
      });
      const changed = data[0]?.changes.find(({ field }) => field === 'expire_date');
      return {
        ...row,
        product: nameOfProduct(shop, row.product_id),
        batch: row.number,
        was: changed?.before,
      };
    },
  },
  'stock.write-off-expired': {
    say: ({ shop, input, date }) => ({
      call: {
        method: 'POST',
        path: 'api/batch/write-off-expired',
        body: { store_id: storeId(shop, input.store), date },
      },
    }),
  },
};
