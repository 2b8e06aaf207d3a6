import { z } from 'zod';
import { isId } from '#core/ids.ts';
import { holdingsOfActor } from '#modules/employee/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { stockInStore } from '../../stock/server/read-stock.ts';
import { mayUseStore } from '../../store/server/may-use-store.ts';
import { store } from '../../store/store.entity.ts';
import { sourceStockAnswer } from '../request-questions.answer.ts';

/**
 * What of some products is free where they are asked for, for whoever asks. Of a store whose stock he may not see, of
 * another branch or of somebody else's, nothing is told.
 */
export const sourceStock = defineQuery({
  name: 'stock-request.source-stock',
  route: 'GET api/stock-request/source-stock',
  permission: 'request_stock',
  input: z.strictObject({
    store_id: z.uuid('not_id'),
    product_ids: z
      .string()
      .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
      .refine((ids) => ids.every(isId) && ids.length <= 500, { error: 'not_id' }),
  }),
  answers: sourceStockAnswer,
  async run(context) {
    const { tx, input } = context;
    if (!(await seesStockOf(context, input.store_id))) return [];
    const free = await stockInStore(tx, input.store_id, input.product_ids);
    return input.product_ids.map((product_id) => ({
      product_id,
      free: free.get(product_id) ?? 0n,
    }));
  },
});

/** Whether the caller may see what lies in a store of any branch: by the right that he has there, and his stores. */
async function seesStockOf(context: ActorContext, storeId: string): Promise<boolean> {
  const [place] = await context.tx.query<{ branch_id: string }>(
    `select branch_id from ${store.table} where id = $1 and deleted_at is null`,
    [storeId],
  );
  const held = place && (await holdingsOfActor(context)).get(place.branch_id);
  if (!held) return false;
  return held.rights.has('view_product_stock') && mayUseStore({ store_ids: [...held.stores] }, storeId);
}
