import { linesTableName } from '#core/derive/table.ts';
import { InvalidFields } from '#core/errors.ts';
import { countsInSql } from '#core/state-sets.ts';
import { leftInWords, type PartOfLine } from '#modules/inventory/part-of-line.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { goodsReceipt } from '../../goods-receipt/goods-receipt.entity.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { BEFORE_ORDER } from '../purchase-order.words.ts';

/**
 * What of each line of an order had come, was not given back and not billed, in thousandths of the unit of the stock: the
 * least of it on a day and on all days since. No more of it is billed or goes back on that day, or it would be before it came
 * (accounting-additions.md A44). The order is locked.
 */
export async function leftSince(
  tx: Pick<Tx, 'query'>,
  orderId: string,
  day: string,
): Promise<(lineNo: number) => bigint> {
  const rows = await tx.query<{ line_no: number; least: bigint }>(LEAST, [orderId, day]);
  const byLine = new Map(rows.map(({ line_no, least }) => [line_no, least]));
  return (lineNo) => byLine.get(lineNo) ?? 0n;
}

/** What came of the lines of orders, went back of them before its bill, and was billed, by the day on which it did. */
export const MOVED_OF_ORDERS = `
  select r.business_id, r.order_id, l.order_line_no as line_no, r.date,
         case r.type when 'received' then 1 else -1 end * l.quantity * l.factor as moved
  from ${goodsReceipt.table} r
  join ${linesTableName(goodsReceipt, 'lines')} l on l.business_id = r.business_id and l.goods_receipt_id = r.id
  union all
  select p.business_id, p.order_id, l.order_line_no, p.date, -l.quantity * l.factor
  from ${purchase.table} p
  join ${linesTableName(purchase, 'lines')} l on l.business_id = p.business_id and l.purchase_id = p.id
  where p.order_id is not null and ${countsInSql(purchaseStates, 'p')}`;

const LEAST = `
  with days as (
    select line_no, date, sum(sum(moved)) over (partition by line_no order by date) as left_over,
           lead(date) over (partition by line_no order by date) as next
    from (${MOVED_OF_ORDERS}) m where m.order_id = $1 group by line_no, date)
  select line_no, case when min(date) > $2::date then 0
                       else min(left_over) filter (where next is null or next > $2::date) end::bigint as least
  from days group by line_no`;

/** Refuses what is billed or goes back on a day on which less of it had come. */
export function refuseBeforeItCame(
  parts: readonly { line_no: number; part: PartOfLine; product: string }[],
  leftOn: (lineNo: number) => bigint,
): void {
  for (const { line_no, part, product } of parts) {
    const left = leftOn(line_no);
    if (part.base > left)
      throw new InvalidFields({
        date: {
          key: 'before_it_came',
          words: BEFORE_ORDER.came,
          params: { left: leftInWords(left, part), product },
        },
      });
  }
}
