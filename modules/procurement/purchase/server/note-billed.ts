import { linesTableName } from '#core/derive/table.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { purchaseOrder } from '../../purchase-order/purchase-order.entity.ts';
import type { PurchaseOrderRow } from '../../purchase-order/server/hold-order.ts';

/** What of each line of an order stands on bills, in the unit of the stock: more by a bill, less by one that is void. */
export async function noteBilled(
  { tx }: Pick<CommandContext, 'tx'>,
  order: Pick<PurchaseOrderRow, 'id'>,
  { lines }: { lines: readonly { line_no: number; base_quantity: bigint }[] },
  sign: 1n | -1n,
): Promise<void> {
  await tx.query(
    `update ${linesTableName(purchaseOrder, 'lines')} l set billed = coalesce(l.billed, 0) + n.quantity
     from unnest($2::int[], $3::bigint[]) n(line_no, quantity)
     where l.purchase_order_id = $1 and l.line_no = n.line_no`,
    [order.id, lines.map(({ line_no }) => line_no), lines.map(({ base_quantity }) => sign * base_quantity)],
  );
}
