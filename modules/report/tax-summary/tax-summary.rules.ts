/** What was sold, and what was bought and spent. */
export const TAX_SIDES = ['sold', 'bought'] as const;
export type TaxSide = (typeof TAX_SIDES)[number];

/**
 * How an amount is taxed: at a rate, at nothing, by a receipt of several rates, in days without VAT, or with VAT that nobody
 * claims because no fiscal receipt says it.
 */
export const TAX_CATEGORIES = [
  'standard',
  'special',
  'mixed',
  'zero',
  'exempt',
  'unregistered',
  'unclaimed',
] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** A line of the return. */
export interface TaxLine {
  side: TaxSide;
  category: TaxCategory;
  rate: number | null;
}

/** Its name in an address: `sold-standard-1800`. */
export function nameOfTaxLine({ side, category, rate }: TaxLine): string {
  return [side, category, ...(rate === null ? [] : [String(rate)])].join('-');
}

/** The line that such a name means; none where it means nothing. */
export function taxLineNamed(name: string): TaxLine | null {
  const [first, second, third, ...more] = name.split('-');
  const side = TAX_SIDES.find((one) => one === first);
  const category = TAX_CATEGORIES.find((one) => one === second);
  if (!side || !category || more.length > 0) return null;
  if (third === undefined) return { side, category, rate: null };
  return /^\d{1,5}$/.test(third) ? { side, category, rate: Number.parseInt(third, 10) } : null;
}
