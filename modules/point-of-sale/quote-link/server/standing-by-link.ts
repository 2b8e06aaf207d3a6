import { statesAfter, statesBefore } from '#core/state-sets.ts';
import type { FoundQuote } from '#server-kit/db/link-gateway.ts';
import { quoteStates } from '../../quote/quote.states.ts';
import type { QUOTE_LINK_STANDINGS } from '../quote-link.answer.ts';

const ACCEPTED: readonly string[] = statesAfter(quoteStates, 'accept');
const CLOSED: readonly string[] = statesAfter(quoteStates, 'close');
const OPEN: readonly string[] = statesBefore(quoteStates, 'accept');

/** How a quote stands in the words of its customer. What he accepted in time stays accepted after its last day. */
export function standingByLink({
  status,
  valid_until,
  present_day,
}: Pick<FoundQuote, 'status' | 'valid_until' | 'present_day'>): (typeof QUOTE_LINK_STANDINGS)[number] {
  if (CLOSED.includes(status)) return 'closed';
  if (ACCEPTED.includes(status)) return 'accepted';
  if (!OPEN.includes(status)) return 'ordered';
  return valid_until < present_day ? 'expired' : 'open';
}
