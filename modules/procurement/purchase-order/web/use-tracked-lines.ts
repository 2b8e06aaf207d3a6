import { useQuery } from '@tanstack/react-query';
import type { BatchTracking } from '#modules/inventory/batch-tracking.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { trackedLinesAnswer } from '../order-questions.answer.ts';
import type { WireOrderLine } from './wire-order.ts';

/** In which unit the stock of each line of an order is kept, and how it is kept apart in batches. */
export function useTrackedLines(orderId: string) {
  const { data } = useQuery({
    queryKey: ['purchase-order', 'batches', orderId],
    queryFn: () => ask(trackedLinesAnswer, withQuery('purchase-order/batches', { id: orderId })),
  });
  const found = (line: WireOrderLine) => data?.find(({ line_no }) => line_no === line.line_no);
  return {
    trackingOf: (line: WireOrderLine): BatchTracking => found(line)?.batch_tracking ?? 'none',
    withBase: (line: WireOrderLine) => ({ ...line, base: found(line)?.unit_of_measure ?? undefined }),
  };
}
