import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { MoreThanOrdered } from '../../errors.ts';
import { toCome } from '../../purchase-order/order-lines.rules.ts';
import { holdOrder, requirePossible } from '../../purchase-order/server/hold-order.ts';
import { receiveBody } from '../goods-receipt.body.ts';
import { goodsReceipt } from '../goods-receipt.entity.ts';
import { moveGoods } from './move-goods.ts';

/** Takes goods of an order into a store, as often as some come; never more than were ordered. */
export const receiveGoods = defineCommand({
  name: 'purchase-order.receive',
  route: 'PUT api/purchase-order/receive',
  permission: 'create_purchase',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: receiveBody.fields,
  answers: { entity: goodsReceipt, form: 'row' },
  async run(context) {
    const order = await holdOrder(context, context.input.order_id);
    requirePossible(order, 'receive');
    return moveGoods(context, context.input, order, {
      type: 'received',
      most: toCome,
      refuse: MoreThanOrdered,
    });
  },
});
