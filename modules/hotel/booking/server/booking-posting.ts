import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { booking } from '../booking.entity.ts';
import { heldBackLines } from '../booking.rules.ts';

/** What a booking posts that ended without a stay: the part of the deposit that the house holds back. */
export const bookingPosting: PostingRule<RowOf<typeof booking> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: ({ branch_id, closed_on, total_amount, net_amount, tax, payer_id, customer_id }) =>
    closed_on && total_amount > 0n
      ? [{ branch_id, date: closed_on, lines: heldBackLines(payer_id ?? customer_id, net_amount, tax) }]
      : [],
};
