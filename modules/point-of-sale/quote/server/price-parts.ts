import type { RowOf } from '#core/define-entity.ts';
import type { Quantity } from '#core/quantity.ts';
import type { goodsForSale } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { priceTerms } from '../../invoice/server/price-agreed.ts';
import { usualPriceMode } from '../../sale/server/usual-price-mode.ts';
import type { quote } from '../quote.entity.ts';
import { linesOfParts, type PriceChoice, type QuotePart } from '../quote-parts.rules.ts';

/** Parts of a quote that somebody wants, with what is left of each line and what the catalogue says today. */
export interface WantedParts {
  held: RowOf<typeof quote>;
  left: readonly Quantity[];
  parts: readonly QuotePart[];
  goods: Awaited<ReturnType<typeof goodsForSale>>;
}

/** What parts of a quote come to today, by the one price function, and whether that is other than what the catalogue says. */
export function priceParts(
  { branch, clock }: Pick<ActorContext, 'branch' | 'clock'>,
  { held, left, parts, goods }: WantedParts,
) {
  const { lines: wanted, discount } = linesOfParts(held.lines, left, parts);
  // Prices of the catalogue are meant as the branch means them, whatever was agreed of the quoted ones.
  const isCurrent = parts.every(({ prices }) => prices === 'current');
  const terms = {
    date: today(clock, branch),
    currency: branch.currency,
    price_mode: isCurrent ? usualPriceMode(branch.settings) : held.price_mode,
    discount: discount > 0n ? discount : null,
  };
  const { priced, ...agreed } = priceTerms(branch.settings, terms, wanted, goods);
  return { terms, priced, agreed, wanted };
}

/** The same parts, all at quoted prices or all at those of the catalogue. */
export function allAt(prices: PriceChoice, wish: WantedParts): WantedParts {
  return { ...wish, parts: wish.parts.map((part) => ({ ...part, prices })) };
}
