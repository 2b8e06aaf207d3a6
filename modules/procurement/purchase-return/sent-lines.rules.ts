import { InvalidFields, type Problem } from '#core/errors.ts';
import { money, ZERO_MONEY } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { type ReturnedPart, returnPart } from '#core/trade/part-of-line.ts';
import {
  baseOfLine,
  leftInWords,
  type PartOfLine,
  partOfLine,
  type SaidPart,
} from '#modules/inventory/part-of-line.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { MoreThanBought } from '../errors.ts';

/** A line of a purchase, with what of it went back before. */
export interface BoughtBefore {
  line_no: number;
  product_name: string;
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  unit: UnitOfMeasure;
  factor: number;
  quantity: bigint;
  net_amount: bigint;
  tax: bigint;
  /** In the unit of the stock. */
  returned_quantity: bigint;
}

/** A line of a purchase of which some goes back, with its share of the bill. */
export interface SentLine<B extends BoughtBefore = BoughtBefore> {
  bought: B;
  sent: PartOfLine;
  credit: Pick<ReturnedPart, 'net' | 'vat' | 'gross'>;
}

/**
 * Holds what is to go back against what was bought and has not gone back yet, and works out what the supplier credits for
 * it: the share of the bill, so that sending all of it back credits the whole line to the cent (A20).
 */
export function sentLines<B extends BoughtBefore>(
  wanted: readonly (SaidPart & { line_no: number })[],
  lines: readonly B[],
): SentLine<B>[] {
  const gone = new Map(lines.map(({ line_no, returned_quantity }) => [line_no, returned_quantity]));
  return wanted.map((line, place) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const bought = lines.find(({ line_no }) => line_no === line.line_no);
    if (!bought) return refuse('line_no', { key: 'not_found' });
    const sent = partOfLine(line, bought, bought);
    if ('wrong' in sent) return refuse(sent.wrong, sent.problem);
    const before = gone.get(bought.line_no) ?? 0n;
    const left = baseOfLine(bought) - before;
    if (sent.base > left)
      throw MoreThanBought({ product: bought.product_name, left: leftInWords(left, sent) });
    gone.set(bought.line_no, before + sent.base);
    const billed = {
      quantity: baseOfLine(bought),
      net: money(bought.net_amount),
      vat: money(bought.tax),
      ...NOT_CREDITED,
    };
    return { bought, sent, credit: returnPart(billed, quantity(before), sent.base) };
  });
}

/** Of a line these are in its net already, or are no matter of the supplier. */
const NOT_CREDITED = { line_amount: ZERO_MONEY, discount: ZERO_MONEY, cost: ZERO_MONEY };
