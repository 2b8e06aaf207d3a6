import { isOpen } from '#core/define-states.ts';
import { notify } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import { defaultStore, mayUseStore } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { isAbove } from '../order-limit.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { APPROVAL_NOTICE } from '../purchase-order.words.ts';
import { type Allowance, requireCovered } from './commitment.ts';
import type { PurchaseOrderRow } from './hold-order.ts';

/**
 * Tells those who can approve a draft above the limit of its sender, and answers that it waits; one that waits already is
 * refused.
 */
export async function waitForApproval(
  context: CommandContext,
  order: PurchaseOrderRow,
  allowance: Allowance | null,
): Promise<Row> {
  const { tx, actor, branch } = context;
  if (!isOpen(purchaseOrder, order, 'lines')) requireCovered(allowance, order.total_amount ?? 0n, context);
  const right = purchaseOrder.states?.transitions.send?.right ?? '';
  const store_id = order.store_id ?? (await defaultStore(tx, branch.id));
  const people = (await peopleOfBranch(tx, branch.id)).filter(
    ({ id, rights, order_limit, store_ids }) =>
      id !== actor.user_id &&
      rights.has(right) &&
      mayUseStore({ store_ids }, store_id) &&
      !isAbove(order.total_amount, order_limit),
  );
  const params = (text: string) => text.replace('{number}', order.number ?? '').replace('{who}', actor.name);
  notify(
    tx,
    people.map(({ id }) => ({
      ...{ business_id: actor.business_id, user_id: id, branch_id: branch.id, kind: 'purchase_order' },
      title: { en: params(APPROVAL_NOTICE.title.en), sw: params(APPROVAL_NOTICE.title.sw) },
      text: { en: params(APPROVAL_NOTICE.text.en), sw: params(APPROVAL_NOTICE.text.sw) },
      link: `${purchaseOrder.screens.view}?id=${order.id}`,
    })),
  );
  return { status: 'pending', asked_by_id: actor.user_id };
}
