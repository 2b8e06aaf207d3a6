import { isPosted } from '#core/define-states.ts';
import { money, sum } from '#core/money.ts';
import { claimMoney, dayOfPosting, readMoney, takeNumber } from '#modules/finance/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { storeFor } from '#modules/inventory/public.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { PurchaseIsVoid } from '../../errors.ts';
import { receiptsOfPurchases } from '../../goods-receipt/server/receipts-of-order.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { holdPurchases, type StoredPurchase } from '../../server/hold-purchases.ts';
import { purchaseReturnBody } from '../purchase-return.body.ts';
import { purchaseReturn } from '../purchase-return.entity.ts';
import { type SentLine, sentLines } from '../sent-lines.rules.ts';
import { noteSent } from './note-sent.ts';
import { returnRow } from './return-row.ts';
import { sendGoodsBack } from './send-goods-back.ts';
import { settleCredit } from './settle-credit.ts';

/** Sends goods of a purchase back to the supplier, as often as any are there: less stock, less debt, the rest refunded. */
export const returnPurchase = defineCommand({
  name: 'purchase.return',
  route: 'POST api/purchase/return',
  permission: ['delete_purchase', 'view_buying_price'],
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: purchaseReturnBody.fields,
  answers: { entity: purchaseReturn, form: 'row' },
  async run(context) {
    const { tx, branch, input: body } = context;
    const { id } = body;
    const date = dayOfPosting(context, body.date);
    const [bought] = await holdPurchases(context, [body.purchase_id]);
    if (!bought) throw NotFound();
    if (!isPosted(purchase, bought)) throw PurchaseIsVoid();
    refuseEarlier(date, bought.date);
    const store_id = await storeFor(context, body.store_id ?? bought.store_id);
    const refunds = await readMoney(context, body.refunds ?? [], (i) => `refunds.${i}.`);
    const lines = sentLines(body.lines, await knownLines(context, bought));
    await noteSent(tx, bought, lines);
    const total = sum(lines.map(({ credit }) => credit.gross));
    const settled = await settleCredit(context, { id, date, total }, bought, refunds);
    const costs = await sendGoods(context, { id, date, store_id, purchase_id: bought.id }, lines);
    const reason = body.reason ?? null;
    const row = returnRow({ id, date, store_id, reason, bought, lines, costs, refunds: settled });
    await postDocuments(purchaseReturn, [row], context);
    await claimMoney(context, { source: { kind: purchaseReturn.name, id }, payments: refunds });
    const number = await takeNumber(tx, branch.id, purchaseReturn.name, date);
    await tx.insert(purchaseReturn, { ...row, number });
    return findRow(purchaseReturn, id, context);
  },
});

interface CountedGood {
  id: string;
  name: string;
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
}

async function knownLines({ tx }: CommandContext, { lines }: StoredPurchase) {
  const goods = await tx.query<CountedGood>(
    `select id, name, unit_of_measure, whole_units from ${product.table} where id = any($1)`,
    [lines.map(({ product_id }) => product_id)],
  );
  const known = new Map(goods.map((good) => [good.id, good]));
  return lines.map((line) => ({
    ...line,
    product_name: known.get(line.product_id)?.name ?? '',
    unit_of_measure: known.get(line.product_id)?.unit_of_measure ?? line.unit,
    whole_units: known.get(line.product_id)?.whole_units === true,
  }));
}

/** Goods out of the store, those that came by the purchase before others. */
async function sendGoods(
  context: CommandContext,
  { id, date, store_id, purchase_id }: { id: string; date: string; store_id: string; purchase_id: string },
  sent: readonly SentLine<{ product_id: string } & SentLine['bought']>[],
) {
  const came = await receiptsOfPurchases(
    context,
    sent.map(({ bought: { line_no } }) => ({ purchase_id, line_no })),
  );
  const lines = sent.map(({ bought: { product_id }, sent: { base } }, i) => ({
    ...{ product_id, store_id },
    quantity: -base,
    cameBy: came[i] ?? [],
  }));
  const source = { kind: purchaseReturn.name, id };
  const moved = await sendGoodsBack(context, { kind: purchaseReturn.name, date, source, lines });
  return moved.map(({ value }) => money(-value));
}
