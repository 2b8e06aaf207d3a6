import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { ONE_UNIT, quantity } from '#core/quantity.ts';
import { type ReturnedPart, returnPart } from '#core/trade/part-of-line.ts';
import {
  baseOfLine,
  leftInWords,
  type PartOfLine,
  partOfLine,
  type SaidPart,
} from '#modules/inventory/part-of-line.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { MoreThanSold } from '../errors.ts';

/** What of a sale comes back, and whether it can be sold again. */
export interface WantedBack extends SaidPart {
  line_no: number;
  goods?: 'restock' | 'scrap';
}

/** A line of the sale with what of it came back before. */
export interface SoldBefore {
  line_no: number;
  product_id: string;
  product_name: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: bigint;
  unit_price: bigint;
  discount: bigint;
  sale_discount: bigint;
  net_amount: bigint;
  tax: bigint;
  cost: bigint;
  /** In the unit of the stock. */
  returned_quantity: bigint;
}

/** One line of a return, with its share of all that the sold line carried. */
export interface BackLine<S extends SoldBefore> {
  sold: S;
  back: PartOfLine;
  goods: 'restock' | 'scrap';
  part: ReturnedPart;
}

/** A product of the sale, as far as its goods are counted. */
export interface CountedGood {
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
}

/** Works out what comes back; one line of the sale may come back in several parts, some to the shelf and some spoiled. */
export function returnedLines<S extends SoldBefore>(
  wanted: readonly WantedBack[],
  lines: readonly S[],
  goodOf: (line: S) => CountedGood,
): BackLine<S>[] {
  if (wanted.length === 0) throw new InvalidFields({ lines: { key: 'required' } });
  const gone = new Map(lines.map(({ line_no, returned_quantity }) => [line_no, returned_quantity]));
  return wanted.map((line, i) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${i}.${key}`]: problem });
    };
    const sold = lines.find(({ line_no }) => line_no === line.line_no);
    if (!sold) return refuse('line_no', { key: 'not_found' });
    const back = partOfLine(line, sold, goodOf(sold));
    if ('wrong' in back) return refuse(back.wrong, back.problem);
    const before = gone.get(sold.line_no) ?? 0n;
    const left = baseOfLine(sold) - before;
    if (back.base > left) throw MoreThanSold({ product: sold.product_name, left: leftInWords(left, back) });
    gone.set(sold.line_no, before + back.base);
    const part = returnPart(amountsOf(sold), quantity(before), back.base);
    return { sold, back, goods: line.goods ?? 'restock', part };
  });
}

function amountsOf(sold: SoldBefore) {
  return {
    quantity: baseOfLine(sold),
    line_amount: money(divideRounded(sold.quantity * sold.unit_price, ONE_UNIT)),
    discount: money(sold.discount + sold.sale_discount),
    net: money(sold.net_amount),
    vat: money(sold.tax),
    cost: money(sold.cost),
  };
}
