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

/** The products of a branch that sold for most in a period, less what of those sales has come back since. */
export function topProducts(
  tx: Tx,
  branchId: string,
  { date, date_to }: Pick<ComparedPeriod, 'date' | 'date_to'>,
): Promise<TopProduct[]> {
  return tx.query<TopProduct>(
    `select p.id, p.name, sum(round(l.total_amount * left_of)::bigint)::bigint as amount,
            sum((l.quantity - l.returned_quantity) * l.factor)::bigint as quantity
     from ${sale.table} s
     join sale_lines l on l.business_id = s.business_id and l.sale_id = s.id
     cross join lateral (select (l.quantity - l.returned_quantity) / l.quantity::numeric as left_of) part
     join ${product.table} p on p.business_id = l.business_id and p.id = l.product_id
     where s.branch_id = $1 and s.date between $2 and $3 and s.status <> 'void' and s.deleted_at is null
       and l.returned_quantity < l.quantity
     group by p.id, p.name order by 3 desc, p.id limit ${MOST}`,
    [branchId, date, date_to],
  );
}
