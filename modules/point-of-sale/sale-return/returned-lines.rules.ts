import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { type ReturnedPart, returnPart } from '#core/part-of-line.ts';
import { formatQuantity, ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import { MoreThanSold } from '../errors.ts';
import { SALE_TEXTS } from '../sale/sale.words.ts';
import { SALE_RETURN_TEXTS } from './sale-return.words.ts';

/** What of a sale comes back, and whether it can be sold again. */
export interface WantedBack {
  line_no: number;
  quantity: Quantity;
  goods?: 'restock' | 'scrap';
}

/** A line of the sale with what of it came back before. */
export interface SoldBefore {
  line_no: number;
  product_id: string;
  product_name: string;
  factor: number;
  quantity: bigint;
  unit_price: bigint;
  discount: bigint;
  sale_discount: bigint;
  net_amount: bigint;
  tax: bigint;
  cost: bigint;
  returned_quantity: bigint;
}

/** One line of a return, with its share of all that the sold line carried. */
export interface BackLine<S extends SoldBefore> {
  sold: S;
  quantity: Quantity;
  goods: 'restock' | 'scrap';
  part: ReturnedPart;
}

/** Works out what comes back; one line of the sale may come back in several parts, some to the shelf and some spoiled. */
export function returnedLines<S extends SoldBefore>(
  wanted: readonly WantedBack[],
  lines: readonly S[],
  isWhole: (productId: string) => boolean,
): BackLine<S>[] {
  if (wanted.length === 0) throw new InvalidFields({ lines: { key: 'required' } });
  const back = new Map(lines.map(({ line_no, returned_quantity }) => [line_no, returned_quantity]));
  return wanted.map((line, i) => {
    const refuse = (key: string, problem: { key: string; words?: { en: string; sw: string } }): never => {
      throw new InvalidFields({ [`lines.${i}.${key}`]: problem });
    };
    const sold = lines.find(({ line_no }) => line_no === line.line_no);
    if (!sold) return refuse('line_no', { key: 'not_found' });
    if (line.quantity <= 0n) return refuse('quantity', { key: 'above_zero', words: SALE_TEXTS.aboveZero });
    if (isWhole(sold.product_id) && (line.quantity * BigInt(sold.factor)) % ONE_UNIT !== 0n)
      return refuse('quantity', { key: 'whole_units', words: SALE_RETURN_TEXTS.wholeUnits });
    const before = back.get(sold.line_no) ?? 0n;
    const left = sold.quantity - before;
    if (line.quantity > left) throw MoreThanSold({ product: sold.product_name, left: formatQuantity(left) });
    back.set(sold.line_no, before + line.quantity);
    const part = returnPart(amountsOf(sold), quantity(before), line.quantity);
    return { sold, quantity: line.quantity, goods: line.goods ?? 'restock', part };
  });
}

function amountsOf(sold: SoldBefore) {
  return {
    quantity: quantity(sold.quantity),
    line_amount: money(divideRounded(sold.quantity * sold.unit_price, ONE_UNIT)),
    discount: money(sold.discount + sold.sale_discount),
    net: money(sold.net_amount),
    vat: money(sold.tax),
    cost: money(sold.cost),
  };
}
