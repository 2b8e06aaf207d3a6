import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { creditLines, freightLines, heldBackLines } from '../truck-order.rules.ts';

/**
 * What a trip posts as it is delivered, on that day, and as freight of it is credited; what is paid of it posts by itself. One that was cancelled posts what was
 * held back of its deposit.
 */
export const truckOrderPosting: PostingRule<RowOf<typeof truckOrder> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: (trip) => {
    const { branch_id, customer_id, deposit_kept, deposit_kept_tax, delivered_on, cancelled_on } = trip;
    if (deposit_kept) {
      const lines = heldBackLines(customer_id, deposit_kept, deposit_kept_tax ?? 0n);
      return [{ branch_id, date: cancelled_on ?? '', lines }];
    }
    if (!delivered_on || trip.total_amount === 0n) return [];
    return [
      { branch_id, date: delivered_on, lines: freightLines(trip) },
      ...(trip.credits ?? []).map((credit) => ({
        ...{ branch_id, date: credit.date ?? '', lines: creditLines(credit) },
      })),
    ];
  },
};
