import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { lineAmount } from '#core/trade/price-cart.ts';
import { type PriceMode, withVat } from '#core/trade/vat.ts';
import { baseOfLine, leftInWords, partOfLine, type SaidPart } from '#modules/inventory/part-of-line.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { MoreThanInvoiced } from '../errors.ts';

/** A line as it was agreed on. */
export interface InvoicedLine {
  line_no: number;
  product_id: string;
  unit: UnitOfMeasure | null;
  factor: number | null;
  quantity: Quantity;
  unit_price: Money | null;
  list_price: Money | null;
  discount: Money | null;
  sale_discount: Money | null;
  vat_rate: number | null;
  net_amount: Money | null;
  tax: Money | null;
}

/** A product, as far as its goods are counted. */
export interface DeliveredGood {
  name: string;
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
}

/** So much of a line leaves now, after so much has left before; in the unit of its stock. */
export interface Leaving<L extends InvoicedLine> {
  line: L;
  before: Quantity;
  base: Quantity;
}

/** Works out what leaves, each line once, and never more of it than was invoiced. */
export function leavingLines<L extends InvoicedLine>(
  wanted: readonly (SaidPart & { line_no: number })[],
  lines: readonly L[],
  { deliveredOf, goodOf }: { deliveredOf: (lineNo: number) => bigint; goodOf: (line: L) => DeliveredGood },
): Leaving<L>[] {
  const named = new Set<number>();
  return wanted.map((said, place) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const line = lines.find(({ line_no }) => line_no === said.line_no);
    if (!line || named.has(line.line_no)) return refuse('line_no', { key: 'not_found' });
    named.add(line.line_no);
    const good = goodOf(line);
    const part = partOfLine(said, line, good);
    if ('wrong' in part) return refuse(part.wrong, part.problem);
    const before = quantity(deliveredOf(line.line_no));
    const left = baseOfLine(line) - before;
    if (part.base > left) throw MoreThanInvoiced({ product: good.name, left: leftInWords(left, part) });
    return { line, before, base: part.base };
  });
}

/** What so much of a line comes to: each figure is its rounded share, so that the whole is the line to the cent (A24). */
export function shareOfLine(line: InvoicedLine, delivered: bigint, price_mode: PriceMode) {
  const whole = baseOfLine(line);
  const share = (amount: bigint | null) => money(divideRounded((amount ?? 0n) * delivered, whole));
  const unit_price = line.unit_price ?? money(0n);
  const list = withVat(
    lineAmount({ quantity: line.quantity, unit_price }),
    BigInt(line.vat_rate ?? 0),
    price_mode,
  ).net;
  const net_amount = share(line.net_amount);
  const tax = share(line.tax);
  return {
    list_amount: share(list),
    ...{ net_amount, tax, total_amount: money(net_amount + tax) },
    discount: share(line.discount),
    sale_discount: share(line.sale_discount),
  };
}

const THOUSANDTHS = 1000n;

/** How many have left in words of a sale: in the unit of the invoice where that comes out even, else in that of the stock. */
export function unitsDelivered(line: InvoicedLine, delivered: bigint, { unit_of_measure }: DeliveredGood) {
  const factor = BigInt(line.factor ?? 1);
  const isEven = delivered === baseOfLine(line) || delivered % (factor * THOUSANDTHS) === 0n;
  const priced = (price: bigint | null) => money(isEven ? (price ?? 0n) : divideRounded(price ?? 0n, factor));
  return {
    unit: isEven ? (line.unit ?? unit_of_measure) : unit_of_measure,
    factor: isEven ? Number(factor) : 1,
    quantity: quantity(isEven ? delivered / factor : delivered),
    unit_price: priced(line.unit_price),
    list_price: priced(line.list_price),
  };
}
