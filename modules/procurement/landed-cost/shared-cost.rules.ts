import { type Money, money } from '#core/money.ts';
import { shareOut } from '#core/price-cart.ts';
import { type DatedVat, type TaxCode, withVat } from '#core/vat.ts';

/** A line of a purchase that bears a part of a cost. */
export interface BearingLine {
  /** What it was worth in stock before any costs, in minor units. */
  cost: bigint;
  /** How many of the unit that stock is kept in, in thousandths. */
  base_quantity: bigint;
}

/** What of a cost the goods bear, and what of its VAT is claimed. */
export interface CostWithoutTax {
  net: Money;
  tax: Money;
}

/** The VAT in a cost is claimed by a registered branch with a fiscal receipt of its own; else it is part of the cost (A18). */
export function costWithoutTax(
  amount: bigint,
  tax_type: TaxCode,
  { registered, standard_rate, special_rate }: DatedVat,
  hasReceipt: boolean,
): CostWithoutTax {
  const rate = tax_type === 'standard' ? standard_rate : tax_type === 'special' ? special_rate : 0;
  if (!registered || !hasReceipt) return { net: money(amount), tax: money(0n) };
  const { net, vat } = withVat(amount, BigInt(rate), 'inclusive');
  return { net, tax: vat };
}

/** The share of each line, to the cent: by value, by quantity where they were all free (A18). */
export function sharesOf(net: bigint, by: 'value' | 'quantity', lines: readonly BearingLine[]): Money[] {
  const values = lines.map(({ cost }) => cost);
  const isByValue = by === 'value' && values.some((value) => value > 0n);
  const weights = isByValue ? values : lines.map(({ base_quantity }) => base_quantity);
  return shareOut(net, weights).map(money);
}
