import { linesTableName } from '#core/derive/table.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { goodsReceipt } from '../goods-receipt.entity.ts';

/** The document and its line by which goods came into stock. */
export interface ReceiptLine {
  id: string;
  line_no: number;
}

type Reading = { tx: Pick<Tx, 'query'> };

/** By line of an order, the goods receipts and their lines by which it came, the latest first. */
export async function receiptsOf(
  { tx }: Reading,
  orderId: string,
): Promise<ReadonlyMap<number, ReceiptLine[]>> {
  const rows = await tx.query<ReceiptLine & { order_line_no: number }>(
    `select r.id, l.line_no, l.order_line_no from ${goodsReceipt.table} r
     join ${RECEIPT_LINES} l on l.goods_receipt_id = r.id
     where r.order_id = $1 and r.type = 'received' order by r.created_at desc, r.id desc`,
    [orderId],
  );
  const byLine = Map.groupBy(rows, ({ order_line_no }) => order_line_no);
  return new Map([...byLine].map(([line, of]) => [line, of.map(({ id, line_no }) => ({ id, line_no }))]));
}

/** The store that the last goods of an order came into; undefined where none has come. */
export async function storeOfReceipts({ tx }: Reading, orderId: string): Promise<string | undefined> {
  const [last] = await tx.query<{ store_id: string }>(
    `select store_id from ${goodsReceipt.table} where order_id = $1 and type = 'received'
     order by created_at desc, id desc limit 1`,
    [orderId],
  );
  return last?.store_id;
}

/**
 * For each line of a purchase, the documents by which its goods came: the purchase itself, or of a bill for an order the
 * goods receipts of the line that it bills, the latest first.
 */
export async function receiptsOfPurchases(
  { tx }: Reading,
  lines: readonly { purchase_id: string; line_no: number }[],
): Promise<ReceiptLine[][]> {
  const rows = await tx.query<ReceiptLine & { purchase_id: string; purchase_line_no: number }>(
    `select r.id, l.line_no, b.purchase_id, b.line_no as purchase_line_no from ${purchase.table} p
     join ${linesTableName(purchase, 'lines')} b on b.purchase_id = p.id
     join ${goodsReceipt.table} r on r.order_id = p.order_id and r.type = 'received'
     join ${RECEIPT_LINES} l on l.goods_receipt_id = r.id and l.order_line_no = b.order_line_no
     where p.id = any($1) order by r.created_at desc, r.id desc`,
    [[...new Set(lines.map(({ purchase_id }) => purchase_id))]],
  );
  return lines.map(({ purchase_id, line_no }) => {
    const came = rows.filter((row) => row.purchase_id === purchase_id && row.purchase_line_no === line_no);
    return came.length > 0
      ? came.map((row) => ({ id: row.id, line_no: row.line_no }))
      : [{ id: purchase_id, line_no }];
  });
}

const RECEIPT_LINES = linesTableName(goodsReceipt, 'lines');
