import { linesTableName } from '#core/derive/table.ts';
import type { RefundsOfDocuments } from '#modules/finance/public.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseReturn } from '../purchase-return.entity.ts';

/** What suppliers paid back for goods, or keep for us; what only lowered what is owed to them is no refund. */
export const refundsOfPurchases: RefundsOfDocuments = {
  kind: purchase.name,
  async refunded(tx, ids) {
    const rows = await tx.query<{ id: string; amount: bigint }>(REFUNDED, [ids]);
    return new Map(rows.map(({ id, amount }) => [id, amount]));
  },
};

const REFUNDED = `
select r.purchase_id as id, sum(f.amount)::bigint as amount from ${purchaseReturn.table} r
join ${linesTableName(purchaseReturn, 'refunds')} f on f.business_id = r.business_id and f.purchase_return_id = r.id
where r.purchase_id = any($1) and f.mode not in ('credit', 'write_off') group by 1`;
