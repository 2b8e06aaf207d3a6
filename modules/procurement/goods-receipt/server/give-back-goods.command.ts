import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { MoreThanReceived } from '../../errors.ts';
import { notBilled } from '../../purchase-order/order-lines.rules.ts';
import { holdOrder, requirePossible } from '../../purchase-order/server/hold-order.ts';
import { receiveBody } from '../goods-receipt.body.ts';
import { goodsReceipt } from '../goods-receipt.entity.ts';
import { moveGoods } from './move-goods.ts';

/** Sends goods of an order back to the supplier before they are billed, as often as some are there. */
export const giveBackGoods = defineCommand({
  name: 'purchase-order.return',
  route: 'PUT api/purchase-order/return',
  permission: 'delete_purchase',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: receiveBody.fields,
  answers: { entity: goodsReceipt, form: 'row' },
  async run(context) {
    const order = await holdOrder(context, context.input.order_id);
    requirePossible(order, 'give_back');
    return moveGoods(context, context.input, order, {
      type: 'returned',
      most: notBilled,
      refuse: MoreThanReceived,
    });
  },
});
