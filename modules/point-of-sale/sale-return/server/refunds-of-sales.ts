import { linesTableName } from '#core/derive/table.ts';
import type { RefundsOfDocuments } from '#modules/finance/public.ts';
import { sale } from '../../sale/sale.entity.ts';
import { saleReturn } from '../sale-return.entity.ts';

/** What customers were paid back for goods, or is kept for them; what only lowered their debt is no refund. */
export const refundsOfSales: RefundsOfDocuments = {
  kind: sale.name,
  async refunded(tx, ids) {
    const rows = await tx.query<{ id: string; amount: bigint }>(REFUNDED, [ids]);
    return new Map(rows.map(({ id, amount }) => [id, amount]));
  },
};

const REFUNDED = `
select r.sale_id as id, sum(f.amount)::bigint as amount from ${saleReturn.table} r
join ${linesTableName(saleReturn, 'refunds')} f on f.business_id = r.business_id and f.sale_return_id = r.id
where r.sale_id = any($1) and f.mode not in ('credit', 'write_off') group by 1`;
