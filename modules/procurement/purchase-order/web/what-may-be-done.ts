import { isOpen, isPossible } from '#core/define-states.ts';
import { notBilled } from '../order-lines.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { lineOnOrder, type WireOrder } from './wire-order.ts';

type May = (right: string) => boolean;

/** Whether somebody can take goods of an order in. */
export function mayReceive(order: WireOrder, may: May): boolean {
  return isWaiting(order) && may('create_purchase');
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

/** Whether somebody can send an order for the first time, or once more while goods are to come. */
export function maySend(order: WireOrder, may: May): boolean {
  return isPossible(purchaseOrder, { ...order }, 'send') && may('modify_purchase_order');
}

/** Whether an order can still be changed. */
export function isDraft(order: WireOrder): boolean {
  return isOpen(purchaseOrder, { ...order }, 'lines');
}

/** Whether an order has not gone to the supplier: a draft, or one that waits for approval. */
export function isUnsent(order: WireOrder): boolean {
  return isDraft(order) || isPending(order);
}

/** Whether an order waits for somebody whose limit covers it. */
export function isPending(order: WireOrder): boolean {
  return isPossible(purchaseOrder, { ...order }, 'reject');
}

/** Whether goods of an order are to come. */
export function isWaiting(order: WireOrder): boolean {
  return isPossible(purchaseOrder, { ...order }, 'receive');
}

/** Whether goods of an order have come, or can come. */
export function isSent(order: WireOrder): boolean {
  return isWaiting(order) || isPossible(purchaseOrder, { ...order }, 'give_back');
}
