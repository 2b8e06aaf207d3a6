import { divideRounded } from '#core/decimal.ts';
import { type Money, money, sum } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';

/** A line as it was quoted, as far as taking a part of it asks. */
export interface QuotedLine {
  product_id: string;
  unit: string | null;
  factor: number | null;
  quantity: Quantity;
  unit_price: Money | null;
  discount?: Money | null;
  sale_discount?: Money | null;
  total_amount: Money | null;
}

/** So much of a line became part of an invoice or a sale. */
export interface Conversion {
  line: number;
  quantity: Quantity;
}

/** At the price that was quoted, or at the one of the catalogue. */
export type PriceChoice = 'quoted' | 'current';

/** So much of one line that is converted now. */
export interface QuotePart {
  line_no: number;
  quantity: Quantity;
  prices: PriceChoice;
}

/** What is left of each line: kept by line, never by product (A47). */
export function leftOfLines(
  lines: readonly Pick<QuotedLine, 'quantity'>[],
  conversions: readonly Conversion[],
): Quantity[] {
  return lines.map((line, place) =>
    quantity(
      conversions.reduce(
        (left, gone) => (gone.line === place + 1 ? left - gone.quantity : left),
        line.quantity as bigint,
      ),
    ),
  );
}

/**
 * The lines of parts of a quote as they are sold, and what is taken off them together. At quoted prices the discounts go along
 * in proportion, and the last part takes the rest; the price of the catalogue is that price alone.
 */
export function linesOfParts(
  quoted: readonly QuotedLine[],
  left: readonly Quantity[],
  parts: readonly QuotePart[],
) {
  const taken = parts.map((part) => {
    const line = quoted[part.line_no - 1] as QuotedLine;
    const before = line.quantity - (left[part.line_no - 1] ?? 0n);
    const share = (of: Money | null | undefined) =>
      part.prices === 'quoted' ? shareOfPart(of ?? 0n, line.quantity, before, part.quantity) : money(0n);
    return { part, line, discount: share(line.discount), sale_discount: share(line.sale_discount) };
  });
  return {
    lines: taken.map(({ part, line, discount }) => ({
      product_id: line.product_id,
      unit: line.unit,
      factor: line.factor,
      quantity: part.quantity,
      unit_price: part.prices === 'quoted' ? line.unit_price : null,
      discount: discount > 0n ? discount : null,
      discount_percent: null,
    })),
    discount: sum(taken.map(({ sale_discount }) => sale_discount)),
  };
}

/** What of an amount falls on a part, after so much has gone before: the parts of a line always make up the whole. */
export function shareOfPart(amount: bigint, of: bigint, before: bigint, part: bigint): Money {
  const upTo = (many: bigint) => divideRounded(amount * many, of);
  return money(upTo(before + part) - upTo(before));
}
