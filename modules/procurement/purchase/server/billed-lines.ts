import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { money, sum } from '#core/money.ts';
import { ONE_UNIT, quantity } from '#core/quantity.ts';
import { lineAmount } from '#core/trade/price-cart.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { claimsVat } from '#modules/finance/public.ts';
import { baseOfLine, leftInWords, type PartOfLine, partOfLine } from '#modules/inventory/part-of-line.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { MoreThanReceived } from '../../errors.ts';
import { accruedOff, notBilled } from '../../purchase-order/order-lines.rules.ts';
import { NOT_A_LINE } from '../../purchase-order/purchase-order.words.ts';
import { accruedHeld } from '../../purchase-order/server/accrued-held.ts';
import type { PurchaseOrderRow } from '../../purchase-order/server/hold-order.ts';
import { leftSince, refuseBeforeItCame } from '../../purchase-order/server/left-since.ts';
import type { GivenBill } from '../bill.body.ts';
import { boughtLines, withoutBatches } from '../bought-lines.rules.ts';

/**
 * Prices the lines of a bill as a purchase, each with what 2050 held for it; no more of a line than came and was not billed.
 * `beyond` is what all of them charge above what the order said of the same goods.
 */
export async function billedLines(
  { tx, branch }: CommandContext,
  bill: GivenBill,
  order: PurchaseOrderRow,
  date: string,
) {
  const vat = vatOn(vatRatesOf(branch.settings), date);
  const receipt = { is_provided: bill.receipt_is_provided, date: bill.receipt_date };
  const claims = vat.registered && claimsVat(branch, receipt, date);
  const goods = await goodsForSale(tx, branch.id, [
    ...new Set(order.lines.map(({ product_id }) => product_id)),
  ]);
  const wanted = bill.lines.map(({ line_no, price, line_total, ...said }, place) => {
    const refuse = (key: string, problem: Problem): never => {
      throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
    };
    const line = order.lines[line_no - 1];
    if (!line || bill.lines.findIndex((one) => one.line_no === line_no) !== place)
      return refuse('line_no', NOT_A_LINE);
    const good = goods.get(line.product_id);
    const part = partOfLine(
      said,
      line,
      good ?? { unit_of_measure: line.unit ?? 'piece', whole_units: false },
    );
    if ('wrong' in part) return refuse(part.wrong, part.problem);
    const left = notBilled(line);
    if (part.base > left)
      throw MoreThanReceived({ left: leftInWords(left, part), product: good?.name ?? '' });
    const ordered = priceOnOrder(line, part);
    const paid =
      line_total == null && price == null ? ordered : priceOfPart(price, line_total, { line, part });
    const { product_id, tax_type } = line;
    const { unit, factor, quantity, base } = part;
    const product = good?.name ?? '';
    return {
      ...{ product_id, unit, factor, tax_type, quantity, base, line_no, line, ordered },
      part,
      product,
      ...paid,
    };
  });
  refuseBeforeItCame(wanted, await leftSince(tx, order.id, date));
  const terms = { price_mode: order.price_mode ?? 'exclusive', claims, vat };
  const priced = boughtLines(wanted, withoutBatches(goods), { ...terms, tax_amount: bill.tax_amount });
  const held = await accruedHeld(tx, order.id);
  const lines = priced.map((line, i) => {
    const { line: ordered, line_no, base } = wanted[i] as (typeof wanted)[number];
    const accrued = accruedOff(held(line_no), { ...ordered, billed: (ordered.billed ?? 0n) + base });
    return { ...line, line_no, order_line_no: line_no, accrued };
  });
  const asOrdered = boughtLines(
    wanted.map((one) => ({ ...one, price: null, line_total: null, ...one.ordered })),
    withoutBatches(goods),
    terms,
  );
  const beyond = sumOf(priced) - sumOf(asOrdered);
  return { lines, claims, beyond: money(beyond > 0n ? beyond : 0n) };
}

const sumOf = (lines: ReturnType<typeof boughtLines>) => sum(lines.map(({ total_amount }) => total_amount));

interface BilledPart {
  line: PurchaseOrderRow['lines'][number];
  part: PartOfLine;
}

/** What the order says that a part of a line costs: pieces cost their share of it, so that all of them cost all of it. */
function priceOnOrder(line: BilledPart['line'], { factor, base }: PartOfLine) {
  if (factor === (line.factor ?? 1)) return { price: money(line.price) };
  const whole = lineAmount({ quantity: quantity(line.quantity), unit_price: money(line.price) });
  const upTo = (billed: bigint) => divideRounded(whole * billed, baseOfLine(line));
  const before = line.billed ?? 0n;
  return { line_total: money(upTo(before + base) - upTo(before)) };
}

/** What the bill says that a part costs: its total, or a price of the unit of the line, of which pieces cost a part (A35). */
function priceOfPart(
  price: bigint | null | undefined,
  line_total: bigint | null | undefined,
  { line, part: { factor, base } }: BilledPart,
) {
  const each = price == null ? {} : { price: money(price) };
  if (line_total != null) return { ...each, line_total: money(line_total) };
  if (price == null || factor === (line.factor ?? 1)) return each;
  return { line_total: money(divideRounded(price * base, ONE_UNIT * BigInt(line.factor ?? 1))) };
}
