import { linesTableName } from '#core/derive/table.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { goodsReceipt } from '../goods-receipt.entity.ts';

/** By line of an order, the goods receipts and their lines by which it came, the latest first. */
export async function receiptsOf(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
): Promise<ReadonlyMap<number, { id: string; line_no: number }[]>> {
  const rows = await tx.query<{ id: string; line_no: number; order_line_no: number }>(
    `select r.id, l.line_no, l.order_line_no from ${goodsReceipt.table} r
     join ${linesTableName(goodsReceipt, 'lines')} l on l.goods_receipt_id = r.id
     where r.order_id = $1 and r.type = 'received' order by r.created_at desc, r.id desc`,
    [orderId],
  );
  const byLine = Map.groupBy(rows, ({ order_line_no }) => order_line_no);
  return new Map([...byLine].map(([line, of]) => [line, of.map(({ id, line_no }) => ({ id, line_no }))]));
}
