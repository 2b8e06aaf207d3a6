import { z } from 'zod';
import { goodsForSale } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { trackedLinesAnswer } from '../order-questions.answer.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';

/** In which unit the stock of each line of an order is kept and how it is kept apart in batches, for its lines and the forms of its goods. */
export const batchesOfOrder = defineQuery({
  name: 'purchase-order.batches',
  route: 'GET api/purchase-order/batches',
  permission: 'view_purchase_order',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: trackedLinesAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const { lines } = await findRow(purchaseOrder, input.id, context);
    const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
    return lines.map(({ line_no, product_id }) => ({
      line_no,
      unit_of_measure: goods.get(product_id)?.unit_of_measure ?? null,
      batch_tracking: goods.get(product_id)?.batch_tracking ?? 'none',
    }));
  },
});
