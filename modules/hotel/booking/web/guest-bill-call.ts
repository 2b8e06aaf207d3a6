import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { guestBillAnswer } from '../booking-questions.answer.ts';

/** The bill of a stay, or of all rooms that stand on one bill with it; it is asked for again as the stay changes. */
export const billOf = ({ id, version }: WireRow, whole = false) =>
  queryOptions({
    queryKey: ['booking', 'bill', id, version, whole] as const,
    queryFn: ({ signal }) =>
      ask(guestBillAnswer, withQuery('booking/bill', { id, whole: String(whole) }), { signal }),
    staleTime: 0,
  });
