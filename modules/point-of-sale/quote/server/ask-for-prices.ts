import type { BodyOf } from '#core/define-body.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { convertBody } from '../convert.body.ts';
import { QuoteExpired } from '../errors.ts';
import { allAt, priceParts, type WantedParts } from './price-parts.ts';

/** A quote whose last day has passed asks at which prices it is converted, with what it comes to by each (A25). */
export function askForPrices(
  context: CommandContext,
  wish: WantedParts,
  { prices, lines }: BodyOf<typeof convertBody>,
  present: bigint | null,
): void {
  if (prices || (lines?.length && lines.every((line) => line.prices))) return;
  const shown = (amount: bigint | null) => formatExact(amount ?? 0n, moneyStyle(context.branch));
  throw QuoteExpired({
    until: String(wish.held.valid_until).split('-').reverse().join('/'),
    quoted: shown(priceParts(context, allAt('quoted', wish)).priced.total_amount),
    present: shown(present),
  });
}
