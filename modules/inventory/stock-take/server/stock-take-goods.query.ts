import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { batch } from '../../batch/batch.entity.ts';
import { findProducts } from '../../product/server/find-products.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { CHOSEN_STORES } from '../../store/chosen-stores.answer.ts';
import { storesOfCaller } from '../../store/server/stores-of-caller.ts';
import { countedGoodsAnswer } from '../stock-take.answer.ts';

/** Products by what is scanned or typed, as whoever counts them needs them: nothing says how many there should be. */
export const stockTakeGoods = defineQuery({
  name: 'stock-take.goods',
  route: 'GET api/stock-take/goods',
  permission: 'do_stock_taking',
  input: z.strictObject({ keyword: z.string().trim().min(1, 'required').max(120, 'too_long') }),
  answers: countedGoodsAnswer,
  async run({ tx, branch, input }) {
    const found = await findProducts(tx, branch.id, input.keyword);
    const ids = found.map(({ id }) => id);
    const goods = await goodsForSale(tx, branch.id, ids);
    const batches = await tx.query<KnownBatch>(BATCHES, [ids]);
    return found.flatMap(({ barcodes, ...row }) => {
      const good = goods.get(row.id);
      if (!good) return [];
      const { name, unit_of_measure, whole_units, batch_tracking } = good;
      return [
        {
          ...row,
          barcodes: barcodes ?? [],
          ...{ name, unit_of_measure, whole_units, batch_tracking },
          batches: batches
            .filter(({ product_id }) => product_id === row.id)
            .map(({ number, expire_date }) => ({ number, expire_date })),
        },
      ];
    });
  },
});

interface KnownBatch {
  product_id: string;
  number: string;
  expire_date: string | null;
}

/** Batches that are known, those last that expire last: whoever counts chooses among them or names another one. */
const BATCHES = `
select product_id, number, expire_date from ${batch.table}
where product_id = any($1) and deleted_at is null order by expire_date nulls last, number limit 200`;

/** The stores in which the caller may count. */
export const stockTakeStores = defineQuery({
  name: 'stock-take.stores',
  route: 'GET api/stock-take/stores',
  permission: 'do_stock_taking',
  input: z.strictObject({}),
  answers: CHOSEN_STORES,
  run: (context) => storesOfCaller(context),
});
