import { storeId } from './case-names.ts';
import type { Word } from './vocabulary.ts';

/** The events of goods that belong to no purchase and no sale. */
export const GOODS: Readonly<Record<string, Word>> = {
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
