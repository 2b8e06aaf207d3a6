import { type Quantity, quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { requireSound } from '#server-kit/command/check-drafts.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { service } from '../service.entity.ts';
import type { HeldService } from './hold-services.ts';
import { reserveChangedParts } from './parts-of-job.ts';
import { priceJobs } from './price-jobs.ts';

type Parts = HeldService['row']['parts'];

/**
 * A part that whoever works on a job takes for it, by scanning: the same one twice adds up (services.md 8). It costs what the catalogue
 * says; prices that were agreed stay. Of work in progress it is promised to the job at once.
 */
export const takePart: TransitionWork<HeldService, SaidIn<typeof service, 'take_part'>> = {
  async run(context, { row }, { product_id, quantity: many }) {
    const parts = withPart(row.parts, product_id, many);
    const draft: Draft = {
      ...{ row: { ...row, parts }, before: row, sent: { parts } },
      ...{ problems: {}, warnings: {} },
    };
    await priceJobs(context, [draft]);
    await reserveChangedParts(context, [draft]);
    requireSound(draft);
    return Object.fromEntries(CHANGED.map((key) => [key, draft.row[key]]));
  },
};

/** What of a job follows from its parts. */
const CHANGED = [
  ...['parts', 'net_amount', 'tax', 'total_amount', 'commission'],
  ...['waiting', 'waiting_since'],
];

function withPart(parts: Parts, product_id: string, many: Quantity) {
  const taken = parts.find((part) => part.product_id === product_id);
  if (taken)
    return parts.map((part) =>
      part === taken ? { ...part, quantity: quantity(part.quantity + many) } : part,
    );
  const line_no = Math.max(0, ...parts.map((part) => part.line_no)) + 1;
  return [...parts, { line_no, product_id, quantity: many, unit_price: null, total_amount: null }];
}
