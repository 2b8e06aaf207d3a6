import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { freightLines } from '../truck-order.rules.ts';

/** What a trip posts as it is delivered, on that day; what is paid of it posts by itself. */
export const truckOrderPosting: PostingRule<RowOf<typeof truckOrder> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: (trip) =>
    trip.total_amount > 0n
      ? [{ branch_id: trip.branch_id, date: trip.delivered_on ?? '', lines: freightLines(trip) }]
      : [],
};
