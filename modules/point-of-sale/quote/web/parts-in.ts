import { type Quantity, quantity } from '#core/quantity.ts';
import { bookedQuantity } from '../../receipt/wire-amounts.ts';
import type { LineTerms, QuoteTerms } from '../quote-terms.answer.ts';
import type { ChosenPart } from './part-sums.ts';

/**
 * All that is left of a quote, or of that what is in stock. An expired quote asks for the price of each line that has another
 * one by now; what was chosen already stays.
 */
export function partsIn(
  { is_expired, lines }: QuoteTerms,
  what: 'whole' | 'in stock',
  before: readonly ChosenPart[] = [],
): ChosenPart[] {
  return lines.map((line, place) => ({
    line_no: line.line_no,
    quantity: what === 'whole' ? bookedQuantity(line.left) : inStock(line),
    prices: before[place]?.prices ?? (is_expired && line.present !== line.quoted ? null : 'quoted'),
  }));
}

/** Of what is not told to the user he knows whether there is enough. */
function inStock({ left, enough, in_stock }: LineTerms): Quantity {
  const wanted = bookedQuantity(left);
  if (enough) return wanted;
  const there = in_stock === undefined ? 0n : bookedQuantity(in_stock);
  return quantity(there < 0n ? 0n : there < wanted ? there : wanted);
}
