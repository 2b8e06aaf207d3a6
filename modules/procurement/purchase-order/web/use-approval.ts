import { useQuery } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { approvalAnswer } from '../order-questions.answer.ts';
import { isUnsent } from './what-may-be-done.ts';
import type { WireOrder } from './wire-order.ts';

/** Whether the user can send an order by himself, as the server says; asked only while it has not been sent. */
export function useApproval(order: WireOrder) {
  const may = useMay();
  return useQuery({
    queryKey: ['purchase-order', 'approval', order.id, order.version],
    queryFn: () => ask(approvalAnswer, withQuery('purchase-order/approval', { id: order.id })),
    enabled: isUnsent(order) && may('modify_purchase_order'),
  });
}
