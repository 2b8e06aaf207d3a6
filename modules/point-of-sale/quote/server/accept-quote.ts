import type { RowOf } from '#core/define-entity.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { QuoteChangedSince } from '../errors.ts';
import type { quote } from '../quote.entity.ts';

/** The customer accepts what was shown to him: a quote that was changed since is not accepted by an old page (A47). */
export const acceptQuote: TransitionWork<
  { row: RowOf<typeof quote> & Row },
  SaidIn<typeof quote, 'accept'>
> = {
  async run({ branch, clock }, { row }, { version }) {
    if (version !== row.version)
      throw QuoteChangedSince({ now: formatExact(row.total_amount ?? 0n, moneyStyle(branch)) });
    return { accepted_at: clock.now() };
  },
};
