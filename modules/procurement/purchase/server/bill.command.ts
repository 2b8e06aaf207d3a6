import { InvalidFields } from '#core/errors.ts';
import { money, sum } from '#core/money.ts';
import { claimMoney, oweRest, refuseFutureReceipt, takeNumber } from '#modules/finance/public.ts';
import { requireStores, revalueStock } from '#modules/inventory/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { NothingReceived } from '../../errors.ts';
import { receiptsOf, storeOfReceipts } from '../../goods-receipt/server/receipts-of-order.ts';
import { BEFORE_ORDER } from '../../purchase-order/purchase-order.words.ts';
import { holdAllowance, requireCovered } from '../../purchase-order/server/commitment.ts';
import { holdOrder, type PurchaseOrderRow, requirePossible } from '../../purchase-order/server/hold-order.ts';
import { billBody, type GivenBill } from '../bill.body.ts';
import { purchase } from '../purchase.entity.ts';
import { billedLines } from './billed-lines.ts';
import { noteBilled } from './note-billed.ts';
import { readPurchasePlace } from './purchase-place.ts';
import { papersOfPurchase, purchaseRow } from './purchase-row.ts';
import { setPrices } from './set-prices.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * The bill for goods of an order that have come: 2050 is released by what the order said of them, the rest of their cost goes
 * to what is still in stock and to price variance (accounting-additions.md A1, A19).
 */
export const billOrder = defineCommand({
  name: 'purchase.bill',
  route: 'POST api/purchase/bill',
  permission: ['create_purchase', 'view_buying_price'],
  sometimes: ['back_date_sale', 'modify_selling_price'],
  idempotency: 'document',
  fields: billBody.fields,
  // Also accounts of other branches of the business.
  elsewhere: ['payments.[].account_id'],
  answers: { entity: purchase, form: 'row' },
  async run(context) {
    const { tx, branch, actor, input: bill } = context;
    refuseFutureReceipt(context, bill.receipt_date);
    const allowance = await holdAllowance(context);
    const order = await holdOrder(context, bill.order_id);
    requirePossible(order, 'give_back');
    // For information: what goods are worth is pooled per branch.
    const store_id = await storeOfReceipts(context, order.id);
    if (!store_id) throw NothingReceived();
    requireStores(actor, [store_id]);
    const given = purchaseOfBill(bill, order, store_id);
    const place = await readPurchasePlace(context, given);
    if (order.date && place.date < order.date)
      throw new InvalidFields({ date: { key: 'before_order', words: BEFORE_ORDER.bill } });
    const came = await receiptsOf(context, order.id);
    const { lines, claims, beyond } = await billedLines(context, bill, order, place.date);
    requireCovered(allowance, beyond, context);
    const total = sum(lines.map(({ total_amount }) => total_amount));
    const settled = await settlePurchase(context, given, place, total);
    const parts = await revalueStock(tx, {
      ...{ kind: 'purchase-bill', branch, date: place.date, source: settled.source },
      lines: lines.map(({ product_id, base_quantity, cost, accrued, order_line_no }) => ({
        ...{ product_id, store_id, receipts: came.get(order_line_no) ?? [] },
        cost: { quantity: base_quantity, difference: cost - accrued },
      })),
    });
    await setPrices(context, bill.id, [], lines);
    const row = purchaseRow(context, given, {
      place,
      lines,
      claims,
      owed: settled.owed,
      shortage_cost: money(0n),
    });
    const billed = {
      ...row,
      order_id: order.id,
      beyond_order: beyond,
      lines: row.lines.map((line, i) => {
        const { order_line_no = null, accrued = money(0n), cost = money(0n) } = lines[i] ?? {};
        return { ...line, order_line_no, accrued, variance: money(cost - accrued - (parts[i] ?? 0n)) };
      }),
    };
    await postDocuments(purchase, [billed], context);
    await noteBilled(context, order, { lines }, 1n);
    await claimMoney(context, settled, papersOfPurchase(row));
    const number = await takeNumber(tx, branch.id, 'purchase', place.date);
    await tx.insert(purchase, { ...billed, number });
    await oweRest(context, settled);
    return findRow(purchase, bill.id, context);
  },
});

/** A bill as a purchase says it, by which place, payments and row are read in the same way. */
function purchaseOfBill(bill: GivenBill, order: PurchaseOrderRow, store_id: string) {
  const { order_id: _, lines: __, ...said } = bill;
  return {
    ...said,
    supplier_id: order.supplier_id,
    store_id,
    tax_mode: order.price_mode,
    lines: [],
    costs: [],
    discount: null,
    discount_percent: null,
  };
}
