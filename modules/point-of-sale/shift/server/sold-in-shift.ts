import type { RowOf } from '#core/define-entity.ts';
import { money, sum } from '#core/money.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { takenBackUntil } from '#modules/finance/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { sale } from '../../sale/sale.entity.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { shift } from '../shift.entity.ts';

interface SaleRow {
  id: string;
  total_amount: bigint;
  discount: bigint;
  change: bigint;
  created_at: Date;
}

/**
 * Sales and returns of a shift. What happens to its sales after it was closed leaves them as they were: its report is printed
 * again as it was printed first. A return is of the shift whose till paid it back, else of whoever made it.
 */
export async function soldInShift({ tx }: QueryContext<unknown>, row: RowOf<typeof shift>) {
  const counted = (list: readonly { total_amount: bigint }[]) => ({
    count: list.length,
    amount: sum(list.map(({ total_amount }) => total_amount)),
  });
  const { sales, standing, taken } = await salesOf(tx, row);
  const standingIds = standing.map(({ id }) => id);
  const returns = await returnsOf(tx, row);
  const returnIds = returns.map(({ id }) => id);
  const taxes = await tx.query<{ vat_rate: number; tax: bigint }>(TAXES, [standingIds, returnIds]);
  const paid = await tx.query<{ mode: string; account_name: string | null; count: number; amount: bigint }>(
    PAYMENTS,
    [standingIds],
  );
  // Change goes out of the drawer again, and there is one drawer to a shift.
  let change = sum(standing.map((one) => one.change));
  const payments = paid.map(({ amount, ...payment }) => {
    const given = payment.mode === 'cash' ? change : 0n;
    if (payment.mode === 'cash') change = money(0n);
    return { ...payment, amount: amount - given };
  });
  const net =
    sum(standing.map(({ total_amount }) => total_amount)) - sum(returns.map((one) => one.total_amount));
  return {
    sales: counted(sales),
    discount: sum(sales.map(({ discount }) => discount)),
    voids: counted(sales.filter(({ id }) => taken.has(id))),
    returns: counted(returns),
    net_sales: net,
    taxes,
    payments,
  };
}

interface ReturnRow {
  id: string;
  total_amount: bigint;
  created_at: Date;
}

type Tx = QueryContext<unknown>['tx'];
type ShiftRow = RowOf<typeof shift>;

/** Sales of a shift, and those of them that were not taken back while it was open. */
export async function salesOf(tx: Tx, row: ShiftRow) {
  const sales = await tx.query<SaleRow>(SALES, [row.id]);
  const ids = sales.map(({ id }) => id);
  const taken = await takenBackUntil(tx, { kind: sale.name, ids, until: row.closed_at });
  return { sales, taken, standing: sales.filter(({ id }) => !taken.has(id)) };
}

/**
 * Returns of a shift. Each is of one: of the till that paid cash back, the first where several did; one that paid none is of
 * whoever made it, and where he had several tills of the shift that he had opened last, as his sales without cash are.
 */
export function returnsOf(tx: Tx, row: ShiftRow): Promise<ReturnRow[]> {
  const { id, branch_id, books_from, closed_at } = row;
  return tx.query(RETURNS, [branch_id, books_from, closed_at, id]);
}

const SALES = `
select s.id, s.total_amount, s.change, s.created_at,
       (select coalesce(sum(l.discount + l.sale_discount), 0)::bigint from sale_lines l
        where l.business_id = s.business_id and l.sale_id = s.id) as discount
from ${sale.table} s where s.shift_id = $1`;

const RETURNS = `
select r.id, r.total_amount, r.created_at from ${saleReturn.table} r
cross join lateral (
  select array_agg(f.account_id order by f.line_no) filter (where f.mode = 'cash') as tills
  from sale_return_refunds f where f.business_id = r.business_id and f.sale_return_id = r.id) paid
where r.branch_id = $1 and r.deleted_at is null
  and r.created_at >= $2 and ($3::timestamptz is null or r.created_at <= $3)
  and $4 = (
    select s.id from ${shift.table} s
    where s.branch_id = r.branch_id and s.deleted_at is null
      and s.books_from <= r.created_at and (s.closed_at is null or s.closed_at >= r.created_at)
      and case when paid.tills is null then s.created_by = r.created_by else s.account_id = any(paid.tills) end
    order by array_position(paid.tills, s.account_id), s.opened_at desc, s.id limit 1)`;

const TAXES = `
select vat_rate, sum(tax)::bigint as tax from (
  select l.vat_rate, l.tax from sale_lines l where l.sale_id = any($1)
  union all
  select l.vat_rate, -x.tax from ${saleReturn.table} r
  join sale_return_lines x on x.business_id = r.business_id and x.sale_return_id = r.id
  join sale_lines l on l.business_id = r.business_id and l.sale_id = r.sale_id and l.line_no = x.sale_line_no
  where r.id = any($2)) t
where vat_rate > 0 group by vat_rate order by vat_rate desc`;

const PAYMENTS = `
select p.mode, a.name as account_name, count(distinct p.sale_id)::int as count, sum(p.amount)::bigint as amount
from sale_payments p left join ${account.table} a on a.business_id = p.business_id and a.id = p.account_id
where p.sale_id = any($1) group by p.mode, a.name
order by p.mode <> 'cash', p.mode in ('credit', 'invoice'), sum(p.amount) desc`;
