import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { orderLimitOf } from '#modules/employee/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { isAbove } from '../order-limit.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';

/** Whether the caller can send an order by himself, and up to which limit; no limit is null. */
export const approvalOfOrder = defineQuery({
  name: 'purchase-order.approval',
  route: 'GET api/purchase-order/approval',
  permission: 'modify_purchase_order',
  input: z.strictObject({ id: z.uuid('not_id') }),
  async run(context) {
    const { total_amount } = await findRow(purchaseOrder, context.input.id, context);
    const limit = await orderLimitOf(context);
    return {
      covered: !isAbove(total_amount, limit),
      limit: limit === null ? null : moneyToWire(limit, context.branch.currency),
    };
  },
});
