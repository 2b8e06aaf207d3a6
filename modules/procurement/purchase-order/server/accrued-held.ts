import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { goodsReceipt } from '../../goods-receipt/goods-receipt.entity.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';

/**
 * What 2050 holds of each line of an order by its documents, in minor units. Where a bill between others was voided this
 * differs from a rounding of the whole by a unit, which the next bill or return of the line takes along.
 */
export async function accruedHeld(
  tx: Pick<Tx, 'query'>,
  orderId: string,
): Promise<(lineNo: number) => bigint> {
  const rows = await tx.query<{ line_no: number; held: bigint }>(HELD, [orderId]);
  const byLine = new Map(rows.map(({ line_no, held }) => [line_no, held]));
  return (lineNo) => byLine.get(lineNo) ?? 0n;
}

const HELD = `
  select line_no, sum(amount)::bigint as held from (
    select l.order_line_no as line_no, case r.type when 'received' then l.accrued else -l.accrued end as amount
    from ${goodsReceipt.table} r join ${linesTableName(goodsReceipt, 'lines')} l on l.goods_receipt_id = r.id
    where r.order_id = $1
    union all
    select l.order_line_no, -l.accrued
    from ${purchase.table} p join ${linesTableName(purchase, 'lines')} l on l.purchase_id = p.id
    where p.order_id = $1 and ${countsInSql(purchaseStates, 'p')}) moved
  group by line_no`;
