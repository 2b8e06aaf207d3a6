import type { AnyEntity } from '#core/define-entity.ts';
import type { AnyStates } from '#core/define-states.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import { postedStates, statesInSql } from '#core/state-sets.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { vatRate } from '#modules/branch/vat-rate/vat-rate.entity.ts';
import { expense } from '#modules/finance/expense/expense.entity.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { landedCost } from '#modules/procurement/landed-cost/landed-cost.entity.ts';
import { purchase } from '#modules/procurement/purchase/purchase.entity.ts';
import { purchaseReturn } from '#modules/procurement/purchase-return/purchase-return.entity.ts';
import { truckOperation } from '#modules/transport/truck-operation/truck-operation.entity.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';

/** A line of a document `r` that has its lines in a table of their own, called `l`. */
const linesOf = (entity: AnyEntity, key: string, name = 'l') =>
  `join ${linesTableName(entity, key)} ${name} on ${name}.business_id = r.business_id and ${name}.${ownerColumn(entity)} = r.id`;

/** The line of another document that a line `l` is a part of, called `w`. */
const lineOf = (entity: AnyEntity, owner: string, no: string) =>
  `join ${linesTableName(entity, 'lines')} w on w.business_id = r.business_id
     and w.${ownerColumn(entity)} = ${owner} and w.line_no = ${no}`;

const stands = ({ states }: AnyEntity) => `r.status in (${statesInSql(postedStates(states as AnyStates))})`;

const WITHIN = 'between $2 and $3';

/** Documents whose lines say their rate and never change: what was taken back is taken off again on the day of that. */
const OF_LINES = `
kept (kind, id, date, sign) as (
  select '${sale.name}', r.id, r.date, 1 from ${sale.table} r where r.branch_id = any($1) and r.date ${WITHIN}
  union
  select '${sale.name}', r.id, d.date, 1 from ${sale.table} r ${linesOf(sale, 'deliveries', 'd')}
  where r.branch_id = any($1) and d.date ${WITHIN}
  union all
  ${[saleReturn, purchase, purchaseReturn]
    .map(
      ({ name, table }) =>
        `select '${name}', r.id, r.date, 1 from ${table} r where r.branch_id = any($1) and r.date ${WITHIN}`,
    )
    .join(' union all ')}
  union all
  select distinct e.source_kind, e.source_id, e.date, -1 from journal_entries e
  where e.branch_id = any($1) and e.date ${WITHIN} and e.reverses_id is not null
    and e.source_kind in ('${sale.name}', '${saleReturn.name}', '${purchase.name}', '${purchaseReturn.name}'))`;

const CHARGED = `case when l.vat_rate = 0 and l.tax_type in ('standard', 'special') then 'unregistered' else l.tax_type end`;

/** Whether the VAT of a line `w` of a purchase `p` is claimed says how the part of it that is told of is taxed. */
const claimed = (part: string) => `
  case when p.claimed_tax > 0 or w.tax_type in ('zero', 'exempt') then w.tax_type else 'unclaimed' end,
  case when p.claimed_tax > 0 and w.tax_type in ('standard', 'special') then w.vat_rate end,
  case when p.claimed_tax > 0 then ${part}.net_amount else ${part}.total_amount end,
  case when p.claimed_tax > 0 then ${part}.tax else 0 end`;

const BY_LINE = `
  select k.kind, k.id, r.branch_id, k.date, k.sign, 'sold' as side, ${CHARGED} as category,
         nullif(l.vat_rate, 0) as rate, l.net_amount as net, l.tax
  from kept k join ${sale.table} r on r.id = k.id ${linesOf(sale, 'lines')}
  where k.kind = '${sale.name}' and not exists (
    select from ${linesTableName(sale, 'deliveries')} d where d.business_id = r.business_id and d.sale_id = r.id)
  union all
  select k.kind, k.id, r.branch_id, k.date, k.sign, 'sold', ${CHARGED}, nullif(l.vat_rate, 0), d.net_amount, d.tax
  from kept k join ${sale.table} r on r.id = k.id ${linesOf(sale, 'deliveries', 'd')}
  join ${linesTableName(sale, 'lines')} l
    on l.business_id = r.business_id and l.sale_id = r.id and l.line_no = d.sale_line_no
  where k.kind = '${sale.name}' and (k.sign < 0 or d.date = k.date)
  union all
  select k.kind, k.id, r.branch_id, k.date, -k.sign, 'sold', ${CHARGED.replaceAll('l.', 'w.')},
         nullif(w.vat_rate, 0), l.net_amount, l.tax
  from kept k join ${saleReturn.table} r on r.id = k.id ${linesOf(saleReturn, 'lines')}
  ${lineOf(sale, 'r.sale_id', 'l.sale_line_no')}
  where k.kind = '${saleReturn.name}'
  union all
  select k.kind, k.id, p.branch_id, k.date, k.sign, 'bought', ${claimed('w')}
  from kept k join ${purchase.table} p on p.id = k.id
  join ${linesTableName(purchase, 'lines')} w on w.business_id = p.business_id and w.purchase_id = p.id
  where k.kind = '${purchase.name}'
  union all
  select k.kind, k.id, r.branch_id, k.date, -k.sign, 'bought', ${claimed('l')}
  from kept k join ${purchaseReturn.table} r on r.id = k.id ${linesOf(purchaseReturn, 'lines')}
  join ${purchase.table} p on p.business_id = r.business_id and p.id = r.purchase_id
  ${lineOf(purchase, 'r.purchase_id', 'l.purchase_line_no')}
  where k.kind = '${purchaseReturn.name}'`;

/**
 * Documents of one rate, by their days, with the day whose rates hold; what they are called as taxed is `said`.
 */
const OF_ONE_RATE = `
whole (kind, id, branch_id, date, rated, side, said, net, tax) as (
  select '${expense.name}', r.id, r.branch_id, r.verified_on, r.date, 'bought', ${saidOf('r')}, r.net_amount, r.tax
  from ${expense.table} r where r.branch_id = any($1) and ${stands(expense)} and r.verified_on ${WITHIN}
  union all
  select '${landedCost.name}', r.id, r.branch_id, r.date, r.date, 'bought', r.tax_type, r.net_amount, r.tax
  from ${landedCost.table} r where r.branch_id = any($1) and ${stands(landedCost)} and r.date ${WITHIN}
  union all
  select '${transaction.name}', r.id, r.branch_id, r.date, r.date, 'bought', coalesce(r.tax_type, 'exempt'), r.amount - r.tax, r.tax
  from ${transaction.table} r
  where r.branch_id = any($1) and ${stands(transaction)} and r.expense_type_id is not null and r.date ${WITHIN}
  union all
  select '${truckOperation.name}', r.id, r.branch_id, r.date, r.date, case r.kind when 'income' then 'sold' else 'bought' end,
         coalesce(r.tax_type, 'exempt'), r.net_amount, r.tax
  from ${truckOperation.table} r
  where r.branch_id = any($1) and ${stands(truckOperation)} and r.date ${WITHIN}
    and r.kind not in ('advance', 'overspent', 'returned') and r.claimant_id is null
  union all
  select '${truckOrder.name}', r.id, r.branch_id, v.date, coalesce(r.delivered_on, v.date), 'sold', 'exempt', v.net, v.tax
  from ${truckOrder.table} r cross join lateral (
    select r.delivered_on as date, r.net_amount as net, r.tax
    where r.deposit_kept is null or r.deposit_kept = 0
    union all
    select r.cancelled_on, r.deposit_kept - coalesce(r.deposit_kept_tax, 0), coalesce(r.deposit_kept_tax, 0)
    where r.deposit_kept > 0
    union all
    select c.date, -c.net_amount, -c.tax from ${linesTableName(truckOrder, 'credits')} c
    where c.business_id = r.business_id and c.truck_order_id = r.id) v
  where r.branch_id = any($1) and (${stands(truckOrder)} or r.deposit_kept > 0) and v.date ${WITHIN}
  union all
  select '${booking.name}', r.id, r.branch_id, v.date, v.rated, 'sold', 'exempt', v.net, v.tax
  from ${booking.table} r cross join lateral (
    select n.night as date, n.night as rated, n.total_amount - n.tax - coalesce(n.levy, 0) as net, n.tax
    from ${linesTableName(booking, 'nights')} n
    where n.business_id = r.business_id and n.booking_id = r.id and n.posted_on is not null
      and n.corrected_on is null and r.checked_in_at is not null
    union all
    select c.date, n.night, c.sign * (c.total - c.tax - c.levy), c.sign * c.tax
    from ${linesTableName(booking, 'nights')} n cross join lateral (values
      (n.night, 1, coalesce(n.first_total_amount, 0), coalesce(n.first_tax, 0), coalesce(n.first_levy, 0)),
      (n.corrected_on, -1, coalesce(n.first_total_amount, 0), coalesce(n.first_tax, 0), coalesce(n.first_levy, 0)),
      (n.corrected_on, 1, coalesce(n.total_amount, 0), coalesce(n.tax, 0), coalesce(n.levy, 0)))
      as c (date, sign, total, tax, levy)
    where n.business_id = r.business_id and n.booking_id = r.id and n.posted_on is not null
      and n.corrected_on is not null and r.checked_in_at is not null
    union all
    select r.closed_on, r.closed_on, coalesce(r.charge, 0) - coalesce(r.charge_tax, 0), coalesce(r.charge_tax, 0)
    where r.checked_in_at is not null
    union all
    select r.closed_on, r.closed_on, r.net_amount, r.tax where r.checked_in_at is null) v
  where r.branch_id = any($1) and v.date ${WITHIN}),
-- What such a document had said before it was taken back is told by its entries alone: it says something else by now.
pairs (kind, id, branch_id, date, rated, side, said, net, tax) as (
  select e.source_kind, e.source_id, e.branch_id, e.date, coalesce(x.date, b.date, e.date),
         case when e.source_kind in ('${booking.name}', '${truckOrder.name}') or bool_or(left(l.account_code, 1) = '4')
              then 'sold' else 'bought' end,
         max(case when x.id is not null then ${saidOf('x')} else coalesce(o.tax_type, t.tax_type, c.tax_type, 'exempt') end),
         case when e.source_kind in ('${booking.name}', '${truckOrder.name}') or bool_or(left(l.account_code, 1) = '4')
              then coalesce(sum(l.credit - l.debit) filter (where left(l.account_code, 1) = '4'), 0)
              else coalesce(sum(l.debit - l.credit) filter (where (left(l.account_code, 1) in ('5', '6') or left(l.account_code, 4) = '${CHART.inventory}')
                and (e.source_kind = '${expense.name}' or left(l.account_code, 4) <> '${CHART.bankCharges}')), 0) end,
         coalesce(sum(l.credit - l.debit) filter (where l.account_code = '${CHART.vatOutput}'), 0)
           + coalesce(sum(l.debit - l.credit) filter (where l.account_code = '${CHART.vatInput}'), 0)
  from journal_entries e
  join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
  left join journal_entries b on b.business_id = e.business_id and b.id = e.reverses_id
  left join ${expense.table} x on x.business_id = e.business_id and x.id = e.source_id
  left join ${truckOperation.table} o on o.business_id = e.business_id and o.id = e.source_id
  left join ${transaction.table} t on t.business_id = e.business_id and t.id = e.source_id
  left join ${landedCost.table} c on c.business_id = e.business_id and c.id = e.source_id
  where e.branch_id = any($1) and e.date ${WITHIN}
    and e.source_kind in (${[expense, landedCost, transaction, truckOperation, truckOrder, booking].map(({ name }) => `'${name}'`).join(', ')})
    and (e.reverses_id is not null or exists (
      select from journal_entries n where n.business_id = e.business_id and n.reverses_id = e.id))
    and (t.id is null or t.expense_type_id is not null)
    and (o.id is null or (o.kind not in ('advance', 'overspent', 'returned') and o.claimant_id is null))
  group by e.business_id, e.id, x.date, b.date)`;

/** How the paper of an expense is taxed: by what it says itself, else by its type. */
function saidOf(row: string): string {
  return `case when coalesce(${row}.tax_amount, 0) > 0 then 'mixed' else ${row}.tax_type end`;
}

/** The rates of each branch by the days since which they hold. */
const RATES = `
rates (branch_id, since, registered, category, rate) as (
  select v.branch_id, v.since, v.registered, c.category, c.rate
  from (
    select s.id as branch_id, date '-infinity' as since, s.vat_registered as registered, s.vat_rate as standard, 0 as special
    from ${branchSettings.table} s where s.id = any($1)
    union all
    select r.branch_id, r.since, r.registered, r.standard_rate, r.special_rate
    from ${vatRate.table} r where r.branch_id = any($1) and r.deleted_at is null) v
  cross join lateral (values ('standard', v.standard), ('special', v.special)) c (category, rate))`;

/** The rate whose VAT of the amount is nearest to that of the document. */
const BY_WHOLE = `
  select w.kind, w.id, w.branch_id, w.date, 1, w.side,
         case when w.tax <> 0 and w.said = 'mixed' then 'mixed'
              when w.tax <> 0 then f.category
              when w.side = 'sold' then case when f.registered then 'exempt' else 'unregistered' end
              when w.said in ('zero', 'exempt') then w.said
              else 'unclaimed' end,
         case when w.tax <> 0 and w.said <> 'mixed' then f.rate end, w.net, w.tax
  from (select * from whole union all select * from pairs) w
  cross join lateral (
    select r.category, r.rate, r.registered from rates r
    where r.branch_id = w.branch_id and r.since <= w.rated
    order by r.since desc, abs(w.tax * 10000 - w.net * r.rate), r.rate desc limit 1) f
  where w.net <> 0 or w.tax <> 0`;

/**
 * What documents of some branches ($1) say of VAT from one day to another ($2, $3), as parts of `with`: `taxed` has their
 * amounts by day and rate. Sales, returns and purchases tell by their lines, all others as a whole.
 */
export const TAXED = `
with ${OF_LINES}, ${OF_ONE_RATE}, ${RATES},
taxed as (
  select kind, id, branch_id, date, side, category, rate,
         sum(sign * net)::bigint as net_amount, sum(sign * tax)::bigint as tax
  from (${BY_LINE} union all ${BY_WHOLE}) told
  group by kind, id, branch_id, date, side, category, rate)`;
