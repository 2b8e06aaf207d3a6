import { productId, storeId } from './case-names.ts';
import type { Word } from './vocabulary.ts';

/** The events of inventory. */
export const STOCK: Readonly<Record<string, Word>> = {
  'stock-adjustment': {
    say: ({ shop, input, date, id }) => {
      const { product, store, cost, reason = '', ...rest } = input;
      const body = {
        ...rest,
        ...(cost === undefined ? {} : { unit_cost: cost }),
        ...{ id, date, reason, product_id: productId(shop, product), store_id: storeId(shop, store) },
      };
      const call = { method: 'POST', path: 'api/stock-adjustment', body } as const;
      return { call, document: { id, entity: 'stock-adjustment' } };
    },
    show: (adjusted) => ({ ...adjusted, value: adjusted.cost }),
  },
};
