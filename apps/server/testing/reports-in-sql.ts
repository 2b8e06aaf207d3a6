/** Months ($3 to $4) of the branches ($2) of a business ($1), each with its figures in minor units and thousandths. */
const byMonth = (figures: string, from: string) => `
select to_char(d.date, 'YYYY-MM') as month, json_build_object(${figures}) as figures
from (${from}) d
where d.business_id = $1 and d.branch_id = any($2) and d.date between $3 and $4
group by 1 order by 1`;

const sums = (...keys: string[]) => keys.map((key) => `'${key}', coalesce(sum(d.${key}), 0)`).join(', ');

/**
 * What types of the report form add up to, month by month, told from the tables alone: written here a second time, and on
 * purpose in another way than the product does it.
 */
export const REPORTS_IN_SQL: Readonly<Record<string, string>> = {
  sales: byMonth(
    `${sums('net_amount', 'tax', 'quantity')}, 'profit_on_goods', sum(d.net_amount - d.cost)`,
    `select s.business_id, s.branch_id, s.date, l.net_amount, l.tax, l.quantity * l.factor as quantity, l.cost
     from sales s, sale_lines l where l.sale_id = s.id and s.status <> 'void' and s.deleted_at is null
     union all
     select r.business_id, r.branch_id, r.date, -l.net_amount, -l.tax, -l.quantity * l.factor, -l.cost
     from sale_returns r, sale_return_lines l where l.sale_return_id = r.id`,
  ),
  purchases: byMonth(
    sums('total_amount', 'net_amount', 'tax', 'quantity'),
    `select p.business_id, p.branch_id, p.date, l.total_amount, l.net_amount, l.tax, l.quantity * l.factor as quantity
     from purchases p, purchase_lines l where l.purchase_id = p.id and p.status <> 'void' and p.deleted_at is null
     union all
     select r.business_id, r.branch_id, r.date, -l.total_amount, -l.net_amount, -l.tax, -l.quantity * l.factor
     from purchase_returns r, purchase_return_lines l where l.purchase_return_id = r.id`,
  ),
  invoices: byMonth(
    `${sums('total_amount')}, 'documents', count(*)`,
    `select * from invoices where status = 'issued' and deleted_at is null`,
  ),
  expenses: byMonth(
    `${sums('total_amount', 'net_amount', 'paid_amount')}, 'documents', count(*)`,
    `select * from expenses where status <> 'void' and deleted_at is null`,
  ),
  payments: byMonth(
    sums('received', 'paid_out'),
    `select business_id, branch_id, date, case direction when 'in' then amount else 0 end as received,
            case direction when 'out' then amount else 0 end as paid_out
     from payments where status <> 'void' and deleted_at is null and recorded_in_id is null`,
  ),
  adjustments: byMonth(
    sums('cost_of_less', 'cost_of_more', 'less', 'more'),
    `select business_id, branch_id, date, case type when 'decrease' then cost else 0 end as cost_of_less,
            case type when 'increase' then cost else 0 end as cost_of_more,
            case type when 'decrease' then quantity else 0 end as less,
            case type when 'increase' then quantity else 0 end as more
     from adjustments where status <> 'void' and deleted_at is null`,
  ),
  debts: byMonth(
    sums('owed_to_us', 'lent', 'paid_to_us', 'we_owe', 'borrowed', 'paid_by_us'),
    `select business_id, branch_id, date,
            case kind when 'debtor' then remain_amount else 0 end as owed_to_us,
            case kind when 'debtor' then amount else 0 end as lent,
            case kind when 'debtor' then paid_amount else 0 end as paid_to_us,
            case kind when 'creditor' then remain_amount else 0 end as we_owe,
            case kind when 'creditor' then amount else 0 end as borrowed,
            case kind when 'creditor' then paid_amount else 0 end as paid_by_us
     from debts where status <> 'void' and deleted_at is null`,
  ),
};
