import { sum } from '#core/money.ts';
import { discountOf } from '#core/trade/price-cart.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { claimMoney, claimsVat, oweRest, refuseFutureReceipt, takeNumber } from '#modules/finance/public.ts';
import { goodsForSale, moveStock } from '#modules/inventory/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { claimCosts, postCosts, saveCosts } from '../../landed-cost/server/bear-cost.ts';
import { holdAllowance, requireCovered } from '../../purchase-order/server/commitment.ts';
import { type BoughtLine, boughtLines } from '../bought-lines.rules.ts';
import { type GivenPurchase, purchaseBody } from '../purchase.body.ts';
import { purchase } from '../purchase.entity.ts';
import { shareCosts, withCosts } from './costs-of-purchase.ts';
import { type PurchasePlace, readPurchasePlace } from './purchase-place.ts';
import { papersOfPurchase, purchaseRow } from './purchase-row.ts';
import { setPrices } from './set-prices.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Buys goods: into the store with what they cost, out of the accounts what is paid, the rest owed; all or nothing. */
export const buy = defineCommand({
  name: 'purchase.create',
  route: 'POST api/purchase',
  permission: ['create_purchase', 'view_buying_price'],
  sometimes: ['back_date_sale', 'modify_selling_price'],
  idempotency: 'document',
  fields: purchaseBody.fields,
  // Also accounts of other branches of the business.
  elsewhere: ['payments.[].account_id', 'costs.[].account_id'],
  answers: { entity: purchase, form: 'row' },
  async run(context) {
    const { tx, branch, input: given } = context;
    refuseFutureReceipt(context, given.receipt_date);
    const allowance = await holdAllowance(context);
    const place = await readPurchasePlace(context, given);
    const { lines, claims } = await holdLines(context, given, place.date);
    const total = sum(lines.map(({ total_amount }) => total_amount));
    requireCovered(allowance, total, context);
    const settled = await settlePurchase(context, given, place, total);
    const shortage_cost = await takeGoodsIn(context, given, place, lines);
    const bought = purchaseRow(context, given, { place, lines, claims, owed: settled.owed, shortage_cost });
    const costs = await shareCosts(context, given, place, bought);
    await setPrices(context, given.id, given.lines, withCosts(lines, costs));
    await postDocuments(purchase, [bought], context, {
      trueUps: new Map([[given.id, shortage_cost]]),
    });
    await postCosts(context, costs);
    await claimMoney(context, settled, papersOfPurchase(bought));
    await claimCosts(context, costs);
    const number = await takeNumber(tx, branch.id, 'purchase', place.date);
    await tx.insert(purchase, { ...bought, number });
    await oweRest(context, settled);
    await saveCosts(context, costs);
    return findRow(purchase, given.id, context);
  },
});

/** Prices what is bought by the VAT of its day; it is claimed by a registered branch that was given a fiscal receipt. */
async function holdLines(
  { tx, branch }: CommandContext,
  given: GivenPurchase,
  date: string,
): Promise<{ lines: BoughtLine[]; claims: boolean }> {
  const vat = vatOn(vatRatesOf(branch.settings), date);
  const receipt = { is_provided: given.receipt_is_provided, date: given.receipt_date };
  const claims = vat.registered && claimsVat(branch, receipt, date);
  const ids = [...new Set(given.lines.map(({ product_id }) => product_id))];
  const goods = await goodsForSale(tx, branch.id, ids);
  const terms = {
    price_mode: given.tax_mode,
    claims,
    discount: discountOf(given),
    tax_amount: given.tax_amount,
    vat,
  };
  return { lines: boughtLines(given.lines, goods, terms), claims };
}

/** Goods into the store; answers what those that had been sold before they came cost more than they were sold at. */
async function takeGoodsIn(
  { tx, branch }: CommandContext,
  { id }: GivenPurchase,
  { date, store_id }: PurchasePlace,
  lines: readonly BoughtLine[],
) {
  const moved = await moveStock(tx, {
    kind: 'purchase',
    branch,
    date,
    source: { kind: purchase.name, id },
    lines: lines.map(({ product_id, base_quantity, batch, expire_date, cost }) => ({
      product_id,
      store_id,
      ...(batch ? { batch: { number: batch, expire_date } } : {}),
      quantity: base_quantity,
      value: cost,
    })),
  });
  return sum(moved.map(({ true_up }) => true_up));
}
