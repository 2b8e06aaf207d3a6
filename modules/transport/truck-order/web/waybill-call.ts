import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { waybillAnswer } from '../waybill.answer.ts';

/** The waybill of a trip as it is now: asked anew each time, for a truck may have been changed. */
export const waybillOf = (id: string) =>
  queryOptions({
    queryKey: ['truck-order', 'waybill', id] as const,
    queryFn: ({ signal }) => ask(waybillAnswer, withQuery('truck-order/waybill', { id }), { signal }),
    staleTime: 0,
  });
