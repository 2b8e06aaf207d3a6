import { rowAfter } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { InvalidFields } from '#core/errors.ts';
import { money, sum } from '#core/money.ts';
import { dayOfPosting, takeNumber } from '#modules/finance/public.ts';
import { goodsForSale, moveStock, storeFor } from '#modules/inventory/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { stateByLines } from '../../purchase-order/order-lines.rules.ts';
import { purchaseOrder } from '../../purchase-order/purchase-order.entity.ts';
import { BEFORE_ORDER } from '../../purchase-order/purchase-order.words.ts';
import { accruedHeld } from '../../purchase-order/server/accrued-held.ts';
import type { PurchaseOrderRow } from '../../purchase-order/server/hold-order.ts';
import { leftSince, refuseBeforeItCame } from '../../purchase-order/server/left-since.ts';
import { sendGoodsBack } from '../../purchase-return/server/send-goods-back.ts';
import type { GivenReceipt } from '../goods-receipt.body.ts';
import { goodsReceipt } from '../goods-receipt.entity.ts';
import { type Limit, type MovedLine, movedLines } from '../receipt-lines.rules.ts';
import { receiptsOf } from './receipts-of-order.ts';

/** Goods of an order that come, or go back before their bill: stock, books, the order and the receipt, all or nothing. */
export async function moveGoods(
  context: CommandContext,
  given: GivenReceipt,
  order: PurchaseOrderRow,
  {
    type,
    ...limit
  }: Pick<Limit, 'most'> & {
    type: 'received' | 'returned';
    refuse: (left: { left: string; product: string }) => ReturnType<Limit['refuse']>;
  },
) {
  const { tx, branch } = context;
  const date = dayOfPosting(context, given.date ?? null);
  if (order.date && date < order.date)
    throw new InvalidFields({ date: { key: 'before_order', words: BEFORE_ORDER.receipt } });
  const store_id = await storeFor(context, given.store_id ?? order.store_id);
  const goods = await goodsForSale(tx, branch.id, [
    ...new Set(order.lines.map(({ product_id }) => product_id)),
  ]);
  const sign = type === 'received' ? 1n : -1n;
  const moved = movedLines(
    given.lines,
    order.lines.map((line, i) => ({ ...line, line_no: i + 1 })),
    {
      ...{ most: limit.most, sign, held: await accruedHeld(tx, order.id) },
      refuse: (left, { product_id }) => limit.refuse({ left, product: goods.get(product_id)?.name ?? '' }),
    },
    (id) => goods.get(id),
  );
  if (type === 'returned')
    refuseBeforeItCame(
      moved.map(({ line: { line_no, product_id }, part }) => ({
        ...{ line_no, part, product: goods.get(product_id)?.name ?? '' },
      })),
      await leftSince(tx, order.id, date),
    );
  const source = { kind: goodsReceipt.name, id: given.id };
  const came = await receiptsOf(context, order.id);
  const stock = {
    kind: type === 'received' ? 'goods-receipt' : 'goods-return',
    ...{ date, source },
    takesExpired: type === 'returned',
    lines: moved.map(({ line, part, accrued, batch, expire_date }) => ({
      ...{ product_id: line.product_id, store_id },
      ...(type === 'received' && batch ? { batch: { number: batch, expire_date: expire_date ?? null } } : {}),
      ...(type === 'returned' ? { cameBy: came.get(line.line_no) ?? [] } : {}),
      quantity: sign * part.base,
      ...(type === 'received' ? { value: accrued } : {}),
    })),
  };
  const worth =
    type === 'received' ? await moveStock(tx, { ...stock, branch }) : await sendGoodsBack(context, stock);
  const row = {
    id: given.id,
    branch_id: branch.id,
    ...{ date, type, store_id, order_id: order.id, supplier_id: order.supplier_id },
    lines: moved.map(({ line, part: { unit, factor, quantity }, accrued, batch, expire_date }, i) => ({
      ...{ batch: batch ?? null, expire_date: expire_date ?? null },
      order_line_no: line.line_no,
      ...{ product_id: line.product_id, unit, factor, quantity, accrued },
      cost: type === 'received' ? accrued : money(-(worth[i]?.value ?? 0n)),
    })),
    total_amount: money(sum(moved.map(({ accrued }) => accrued))),
    reference: given.reference ?? null,
    remarks: given.remarks ?? null,
  } as const;
  const trueUps = new Map([[given.id, sum(worth.map(({ true_up }) => true_up))]]);
  await postDocuments(goodsReceipt, [row], context, { trueUps });
  await noteOnOrder(context, order, moved, type);
  await tx.insert(goodsReceipt, { ...row, number: await takeNumber(tx, branch.id, 'goods-receipt', date) });
  return findRow(goodsReceipt, given.id, context);
}

/** Writes on the order what has come and gone of each line, and what state that makes. */
async function noteOnOrder(
  { tx }: CommandContext,
  order: PurchaseOrderRow,
  moved: readonly MovedLine[],
  key: 'received' | 'returned',
): Promise<void> {
  const lines = order.lines.map((line, i) => {
    const here = moved.find((one) => one.line.line_no === i + 1);
    return here ? { ...line, [key]: (line[key] ?? 0n) + here.part.base } : line;
  });
  await tx.query(
    `update ${linesTableName(purchaseOrder, 'lines')} l set received = n.received, returned = n.returned
     from unnest($2::int[], $3::bigint[], $4::bigint[]) n(line_no, received, returned)
     where l.purchase_order_id = $1 and l.line_no = n.line_no`,
    [
      order.id,
      lines.map((_, i) => i + 1),
      lines.map(({ received }) => received),
      lines.map(({ returned }) => returned),
    ],
  );
  const there = { status: stateByLines(lines) };
  const { status } = rowAfter(purchaseOrder, order, key === 'received' ? 'receive' : 'give_back', there);
  if (status !== order.status) await tx.save(purchaseOrder, order, { status });
}
