import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { approvalAnswer } from '../order-questions.answer.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { allowanceOf, covers } from './commitment.ts';

/** Whether the caller can send an order by himself, his limit of a day and what of it is left today; no limit is null. */
export const approvalOfOrder = defineQuery({
  name: 'purchase-order.approval',
  route: 'GET api/purchase-order/approval',
  permission: 'modify_purchase_order',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: approvalAnswer,
  async run(context) {
    const { total_amount } = await findRow(purchaseOrder, context.input.id, context);
    const allowance = await allowanceOf(context);
    return {
      covered: covers(allowance, total_amount ?? 0n),
      limit: allowance?.limit ?? null,
      left: allowance?.left ?? null,
    };
  },
});
