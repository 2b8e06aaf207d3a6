import type { Problem } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { type Discount, discountOf } from '#core/trade/price-cart.ts';
import { type DatedVat, type TaxCode, vatRateOf } from '#core/trade/vat.ts';
import { type HeldLine, heldLines, type RefuseLine } from '#modules/inventory/held-line.rules.ts';
import { factorOf, type UnitOfMeasure } from '#modules/inventory/units.ts';
import { SALE_TEXTS } from './sale.words.ts';

/** A product as a sale needs it, whoever read it: the catalogue of the branch. */
interface Good {
  type: 'product' | 'service';
  status: 'active' | 'archived';
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  tax: TaxCode;
  /** Null where only branches of other currencies have priced it. */
  selling_price: bigint | null;
  units: readonly { unit: UnitOfMeasure; factor: number; selling_price: string | null }[];
}

/** What somebody says of a line. */
export interface WantedLine {
  product_id: string;
  unit?: string | null;
  /** How many go into the unit, as the paper has kept it; that of the product where it has kept none (A43). */
  factor?: number | null;
  quantity: Quantity;
  unit_price?: Money | null;
  /** Work that somebody was promised: it is done and billed though it is offered no more. */
  is_promised?: boolean;
  discount?: Money | null;
  discount_percent?: number | null;
}

/** What is sold on one line, in the unit it is sold in, at the price that was agreed. */
export interface AgreedLine extends HeldLine {
  list_price: Money;
  unit_price: Money;
  discount?: Discount | undefined;
  tax_type: Good['tax'];
  vat_rate: number;
  is_service: boolean;
}

/**
 * Holds the lines of a cart against the catalogue and the VAT of its day; whatever does not fit is named by its place.
 */
export function agreedLines<G extends Good>(
  lines: readonly WantedLine[],
  goods: ReadonlyMap<string, G>,
  vat: DatedVat,
): AgreedLine[] {
  return heldLines(
    lines,
    goods,
    { inUnit: soldIn, whole: SOLD_WHOLE },
    (held, { line, good, sold, path }) => ({
      ...held,
      list_price: sold.list_price,
      unit_price: line.unit_price ?? sold.list_price,
      discount: discountOf(line, path),
      tax_type: good.tax,
      vat_rate: vatRateOf(good.tax, vat),
      is_service: good.type === 'service',
    }),
  );
}

function soldIn(line: WantedLine, good: Good, refuse: RefuseLine) {
  if (good.status === 'archived' && !(line.is_promised && good.type === 'service'))
    return refuse('product_id', { key: 'archived', words: SALE_TEXTS.archived });
  if (good.selling_price === null)
    return refuse('product_id', { key: 'no_price', words: SALE_TEXTS.noPrice });
  const sold = unitOf(good, money(good.selling_price), line);
  return sold ?? refuse('unit', { key: 'not_a_unit', words: SALE_TEXTS.notAUnit });
}

const SOLD_WHOLE: Problem = { key: 'whole_units', words: SALE_TEXTS.wholeUnits };

function unitOf(good: Good, price: Money, { unit, factor, unit_price }: WantedLine) {
  if (unit && factor && factorOf(good, unit) !== factor) {
    const list_price = unit_price ?? money(price * BigInt(factor));
    return { unit: unit as UnitOfMeasure, factor, list_price };
  }
  if (unit == null || unit === good.unit_of_measure)
    return { unit: good.unit_of_measure, factor: 1, list_price: price };
  const further = good.units.find((other) => other.unit === unit);
  if (!further) return null;
  const own = further.selling_price === null ? null : money(BigInt(further.selling_price));
  return {
    unit: further.unit,
    factor: further.factor,
    list_price: own ?? money(price * BigInt(further.factor)),
  };
}
