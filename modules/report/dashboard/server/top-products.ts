import { product } from '#modules/inventory/product/product.entity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
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

/** The products that sold for most in the branches, less what of those sales has come back since. */
export function topProducts(tx: Tx, periods: readonly PeriodOfBranch[]): Promise<TopProduct[]> {
  return tx.query<TopProduct>(
    `select p.id, p.name, sum(round(l.total_amount * left_of)::bigint)::bigint as amount,
            sum((l.quantity - l.returned_quantity) * l.factor)::bigint as quantity
     from unnest($1::uuid[], $2::date[], $3::date[]) asked(branch_id, since, until)
     join ${sale.table} s on s.branch_id = asked.branch_id and s.date between asked.since and asked.until
     join sale_lines l on l.business_id = s.business_id and l.sale_id = s.id
     cross join lateral (select (l.quantity - l.returned_quantity) / l.quantity::numeric as left_of) part
     join ${product.table} p on p.business_id = l.business_id and p.id = l.product_id
     where s.status <> 'void' and s.deleted_at is null and l.returned_quantity < l.quantity
     group by p.id, p.name order by 3 desc, p.id limit ${MOST}`,
    [
      periods.map(({ branch_id }) => branch_id),
      periods.map(({ date }) => date),
      periods.map(({ date_to }) => date_to),
    ],
  );
}
