import { linesTableName } from '#core/derive/table.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { SaleMoney } from '../refund-due.rules.ts';
import { saleReturn } from '../sale-return.entity.ts';

/** What a sale brought in, and what went back for it so far. */
export async function moneyOfSale(
  tx: Tx,
  { id, total_amount, rounding }: { id: string; total_amount: bigint; rounding: bigint },
): Promise<SaleMoney> {
  const [back] = await tx.query<SaleMoney['back']>(BACK, [id]);
  return { total: total_amount, rounding, back: back ?? { total: 0n, worth: 0n, money: 0n, cash: 0n } };
}

const BACK = `
with refunds as (
  select f.mode, f.amount from ${saleReturn.table} r
  join ${linesTableName(saleReturn, 'refunds')} f on f.business_id = r.business_id and f.sale_return_id = r.id
  where r.sale_id = $1),
returned as (
  select coalesce(sum(total_amount), 0) as total from ${saleReturn.table} where sale_id = $1)
select t.total::bigint as total,
       (t.total - coalesce(sum(f.amount) filter (where f.mode in ('credit', 'write_off')), 0))::bigint as worth,
       coalesce(sum(f.amount) filter (where f.mode not in ('credit', 'write_off')), 0)::bigint as money,
       coalesce(sum(f.amount) filter (where f.mode = 'cash'), 0)::bigint as cash
from returned t left join refunds f on true group by t.total`;
