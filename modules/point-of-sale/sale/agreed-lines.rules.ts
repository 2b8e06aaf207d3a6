import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { type Discount, discountOf } from '#core/trade/price-cart.ts';
import { type DatedVat, type TaxCode, vatRateOf } from '#core/trade/vat.ts';
import { countFault } from '#modules/inventory/count.rules.ts';
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
  discount?: Money | null;
  discount_percent?: number | null;
}

/** What is sold on one line, in the unit it is sold in, at the price that was agreed. */
export interface AgreedLine {
  product_id: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: Quantity;
  /** The same in the unit that stock is kept in. */
  base_quantity: Quantity;
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
  if (lines.length === 0) throw new InvalidFields({ lines: { key: 'required' } });
  return lines.map((line, i) => {
    const good = goods.get(line.product_id);
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${i}.${key}`]: problem });
    };
    if (!good) return refuse('product_id', { key: 'not_found' });
    if (good.status === 'archived')
      return refuse('product_id', { key: 'archived', words: SALE_TEXTS.archived });
    if (good.selling_price === null)
      return refuse('product_id', { key: 'no_price', words: SALE_TEXTS.noPrice });
    const sold = unitOf(good, money(good.selling_price), line);
    if (!sold) return refuse('unit', { key: 'not_a_unit', words: SALE_TEXTS.notAUnit });
    const base = line.quantity * BigInt(sold.factor);
    const miscounted = countFault(base, good, SOLD_WHOLE);
    if (miscounted) return refuse('quantity', miscounted);
    const discount = discountOf(line, `lines.${i}.`);
    return {
      product_id: line.product_id,
      unit: sold.unit,
      factor: sold.factor,
      quantity: line.quantity,
      base_quantity: quantity(base),
      list_price: sold.list_price,
      unit_price: line.unit_price ?? sold.list_price,
      discount,
      tax_type: good.tax,
      vat_rate: vatRateOf(good.tax, vat),
      is_service: good.type === 'service',
    };
  });
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
