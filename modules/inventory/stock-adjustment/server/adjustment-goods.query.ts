import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { idOf } from '#core/derive/named-records.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findProducts } from '../../product/server/find-products.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { stockOfBranch } from '../../stock/server/read-stock.ts';
import { placeKey, readBatchLevels } from '../../stock/server/stock-batches.ts';
import { storeFor } from '../../store/server/store-for.ts';
import { storesOfCaller } from '../../store/server/stores-of-caller.ts';
import { adjustmentGoodsAnswer, adjustmentTermsAnswer } from '../adjustment.answer.ts';

/** Where stock can be adjusted, and the business day. */
export const adjustmentTerms = defineQuery({
  name: 'stock-adjustment.terms',
  route: 'GET api/stock-adjustment/terms',
  permission: 'adjust_product_stock',
  input: z.strictObject({}),
  answers: adjustmentTermsAnswer,
  run: async (context) => ({
    today: today(context.clock, context.branch),
    stores: await storesOfCaller(context),
  }),
});

/**
 * Products by what is scanned or typed, with what is in the store and what one is worth, as far as the caller may see it.
 * Whether anything is in stock everybody hears: a cost is asked for where nothing is.
 */
export const adjustmentGoods = defineQuery({
  name: 'stock-adjustment.goods',
  route: 'GET api/stock-adjustment/goods',
  permission: 'adjust_product_stock',
  input: z.strictObject({
    keyword: z.string().trim().min(1, 'required').max(120, 'too_long'),
    store_id: idOf('store').optional(),
  }),
  answers: adjustmentGoodsAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    const found = await findProducts(tx, branch.id, input.keyword);
    const ids = found.map(({ id }) => id);
    const store = input.store_id ?? (await storeFor(context, null, { orFirst: true }));
    const [goods, held, pools] = [
      await goodsForSale(tx, branch.id, ids),
      await readBatchLevels(
        tx,
        ids.map((product_id) => ({ product_id, store_id: store })),
      ),
      await stockOfBranch(tx, branch.id, ids),
    ];
    const mayUse = actor.store_ids.length === 0 || actor.store_ids.includes(store);
    return found.flatMap(({ barcodes, ...row }) => {
      const good = goods.get(row.id);
      if (!good) return [];
      const pool = pools.get(row.id) ?? { quantity: 0n, value: 0n };
      const isInStock = pool.quantity > 0n;
      const levels = held.get(placeKey({ product_id: row.id, store_id: store })) ?? [];
      const average = isInStock ? divideRounded(pool.value * ONE_UNIT, pool.quantity) : null;
      return [
        {
          ...row,
          barcodes: barcodes ?? [],
          ...{ name: good.name, unit_of_measure: good.unit_of_measure, whole_units: good.whole_units },
          batch_tracking: good.batch_tracking,
          batches: (mayUse ? levels : []).flatMap(({ number, expire_date, quantity }) =>
            number && quantity !== 0n ? [{ number, expire_date, quantity }] : [],
          ),
          is_in_stock: isInStock,
          ...(mayUse ? { stock: levels.reduce((sum, { quantity }) => sum + quantity, 0n) } : {}),
          ...(average === null ? {} : { average }),
        },
      ];
    });
  },
});
