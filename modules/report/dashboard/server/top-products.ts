import { product } from '#modules/inventory/product/product.entity.ts';
import { soldLinesByDay } from '#modules/point-of-sale/public.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { ComparedPeriod } from '../dashboard-period.rules.ts';

/** A product by what it brought in; `quantity` in thousandths of its base unit. */
export interface TopProduct {
  id: string;
  name: string;
  amount: bigint;
  quantity: bigint;
}

const MOST = 5;

/** A branch and its period; the days of another may begin at another hour. */
export type PeriodOfBranch = Pick<ComparedPeriod, 'date' | 'date_to'> & { branch_id: string };

/** The products that sold for most in the branches, less what came back in the same days: together they are the sales. */
export function topProducts(tx: Tx, periods: readonly PeriodOfBranch[]): Promise<TopProduct[]> {
  return tx.query<TopProduct>(
    `with asked as (select * from unnest($1::uuid[], $2::date[], $3::date[]) a(branch_id, since, until)),
     moved as (
       ${soldLinesByDay({ beside: 'asked, ', within: (day) => `s.branch_id = asked.branch_id and ${day} between since and until` })}
       union all
       select l.product_id, -l.total_amount, -l.quantity * l.factor
       from asked join ${saleReturn.table} r on r.branch_id = asked.branch_id and r.date between since and until
       join sale_return_lines l on l.business_id = r.business_id and l.sale_return_id = r.id
       where r.deleted_at is null)
     select p.id, p.name, sum(m.amount)::bigint as amount, sum(m.quantity)::bigint as quantity
     from moved m join ${product.table} p on p.id = m.product_id
     group by p.id, p.name having sum(m.amount) > 0 order by 3 desc, p.id limit ${MOST}`,
    [
      periods.map(({ branch_id }) => branch_id),
      periods.map(({ date }) => date),
      periods.map(({ date_to }) => date_to),
    ],
  );
}
