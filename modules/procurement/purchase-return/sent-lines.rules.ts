import { InvalidFields, type Problem } from '#core/errors.ts';
import { money, ZERO_MONEY } from '#core/money.ts';
import { type ReturnedPart, returnPart } from '#core/part-of-line.ts';
import { formatQuantity, ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import { WRONG_AMOUNT } from '../amounts.words.ts';
import { MoreThanBought } from '../errors.ts';

/** A line of a purchase, with what of it went back before. */
export interface BoughtBefore {
  line_no: number;
  product_name: string;
  whole_units: boolean;
  factor: number;
  quantity: bigint;
  net_amount: bigint;
  tax: bigint;
  returned_quantity: bigint;
}

/** A line of a purchase of which some goes back, with its share of the bill. */
export interface SentLine<B extends BoughtBefore = BoughtBefore> {
  bought: B;
  quantity: Quantity;
  /** The same in the unit that stock is kept in. */
  base_quantity: Quantity;
  credit: Pick<ReturnedPart, 'net' | 'vat' | 'gross'>;
}

/**
 * Holds what is to go back against what was bought and has not gone back yet, and works out what the supplier credits for
 * it: the share of the bill, so that sending all of it back credits the whole line to the cent (A20).
 */
export function sentLines<B extends BoughtBefore>(
  wanted: readonly { line_no: number; quantity: Quantity }[],
  lines: readonly B[],
): SentLine<B>[] {
  const gone = new Map(lines.map(({ line_no, returned_quantity }) => [line_no, returned_quantity]));
  return wanted.map((line, place) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const bought = lines.find(({ line_no }) => line_no === line.line_no);
    if (!bought) return refuse('line_no', { key: 'not_found' });
    if (line.quantity <= 0n) refuse('quantity', WRONG_AMOUNT.aboveZero);
    const base = line.quantity * BigInt(bought.factor);
    if (bought.whole_units && base % ONE_UNIT !== 0n) refuse('quantity', WRONG_AMOUNT.wholeUnits);
    const before = gone.get(bought.line_no) ?? 0n;
    const left = bought.quantity - before;
    if (line.quantity > left)
      throw MoreThanBought({ product: bought.product_name, left: formatQuantity(left) });
    gone.set(bought.line_no, before + line.quantity);
    const billed = {
      quantity: quantity(bought.quantity),
      net: money(bought.net_amount),
      vat: money(bought.tax),
      ...NOT_CREDITED,
    };
    const credit = returnPart(billed, quantity(before), line.quantity);
    return { bought, quantity: line.quantity, base_quantity: quantity(base), credit };
  });
}

/** Of a line these are in its net already, or are no matter of the supplier. */
const NOT_CREDITED = { line_amount: ZERO_MONEY, discount: ZERO_MONEY, cost: ZERO_MONEY };
