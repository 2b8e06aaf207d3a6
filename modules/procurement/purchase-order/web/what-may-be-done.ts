import { isPossible } from '#core/define-states.ts';
import { notBilled } from '../order-lines.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { lineOnOrder, type WireOrder } from './wire-order.ts';

type May = (right: string) => boolean;

/** Whether somebody can take goods of an order in. */
export function mayReceive(order: WireOrder, may: May): boolean {
  return isPossible(purchaseOrder, { ...order }, 'receive') && may('create_purchase');
}

/** Whether somebody can send goods back that came and were not billed. */
export function mayGiveBack(order: WireOrder, may: May): boolean {
  const isThere = order.lines.some((line) => notBilled(lineOnOrder(line, 'TZS')) > 0n);
  return isThere && isPossible(purchaseOrder, { ...order }, 'give_back') && may('delete_purchase');
}

/** Whether somebody can enter the bill for goods that have come. */
export function mayBill({ lines }: WireOrder, may: May): boolean {
  const isThere = lines.some((line) => notBilled(lineOnOrder(line, 'TZS')) > 0n);
  return isThere && may('create_purchase') && may('view_buying_price');
}

/** Whether somebody can send an order, or send it once more. */
export function maySend({ status }: WireOrder, may: May): boolean {
  return (
    (status === 'draft' || status === 'sent' || status === 'part_received') && may('modify_purchase_order')
  );
}
