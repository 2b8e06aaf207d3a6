import { InvalidFields } from '#core/errors.ts';
import { money, sum } from '#core/money.ts';
import { formatQuantity } from '#core/quantity.ts';
import { vatOn, vatRatesOf } from '#core/vat.ts';
import { claimsVat } from '#modules/finance/public.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { MoreThanReceived } from '../../errors.ts';
import { accruedOff, notBilled } from '../../purchase-order/order-lines.rules.ts';
import { NOT_A_LINE } from '../../purchase-order/purchase-order.words.ts';
import { accruedHeld } from '../../purchase-order/server/accrued-held.ts';
import type { PurchaseOrderRow } from '../../purchase-order/server/hold-order.ts';
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
  const wanted = bill.lines.map(({ line_no, quantity, price, line_total }, place) => {
    const line = order.lines[line_no - 1];
    if (!line || bill.lines.findIndex((one) => one.line_no === line_no) !== place)
      throw new InvalidFields({ [`lines.${place}.line_no`]: NOT_A_LINE });
    const left = notBilled(line);
    if (quantity > left)
      throw MoreThanReceived({
        left: formatQuantity(left > 0n ? left : 0n),
        product: goods.get(line.product_id)?.name ?? '',
      });
    const { product_id, unit, factor, tax_type } = line;
    const each = line_total == null ? (price ?? line.price) : price;
    return { product_id, unit, factor, tax_type, quantity, price: each, line_total, line_no, line };
  });
  const terms = { price_mode: order.price_mode ?? 'exclusive', claims, vat };
  const priced = boughtLines(wanted, withoutBatches(goods), { ...terms, tax_amount: bill.tax_amount });
  const held = await accruedHeld(tx, order.id);
  const lines = priced.map((line, i) => {
    const { line: ordered, line_no, quantity } = wanted[i] as (typeof wanted)[number];
    const accrued = accruedOff(held(line_no), { ...ordered, billed: (ordered.billed ?? 0n) + quantity });
    return { ...line, order_line_no: line_no, accrued };
  });
  const asOrdered = boughtLines(
    wanted.map((one) => ({ ...one, price: one.line.price, line_total: null })),
    withoutBatches(goods),
    terms,
  );
  const beyond = sumOf(priced) - sumOf(asOrdered);
  return { lines, claims, beyond: money(beyond > 0n ? beyond : 0n) };
}

const sumOf = (lines: ReturnType<typeof boughtLines>) => sum(lines.map(({ total_amount }) => total_amount));
