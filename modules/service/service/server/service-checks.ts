import { countsInSql, statesBefore, statesInSql } from '#core/state-sets.ts';
import { type BookCheck, BRANCH, documentSubject, type Examined } from '#modules/finance/public.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import { soldServices } from '../sold-services-table.ts';

const SERVICE = documentSubject("select id, 'service', date from services");

const SERVICES: Examined = {
  name: 'services',
  words: { one: SERVICE_TEXTS.servicesOne, many: SERVICE_TEXTS.servicesMany },
  sql: 'select count(*)::int from services',
};

/** What must hold of jobs: each that is done, or charged as it was given up, is a sale of the same amounts, and no number is missing. */
export const SERVICE_CHECKS: readonly BookCheck[] = [
  {
    name: 'services_are_their_sales',
    words: SERVICE_TEXTS.areTheirSales,
    about: SERVICE,
    examines: SERVICES,
    measures: ['money', 'money', 'money'],
    sql: `
      with billed as (
        select j.business_id, j.id, j.net_amount, j.tax, j.total_amount,
               j.status in (${statesInSql(statesBefore(serviceStates, 'verify'))}) as is_done,
               j.status in (${statesInSql(statesBefore(serviceStates, 'void'))}) as may_be,
               s.id is not null and ${countsInSql(saleStates, 's')} as counts,
               s.net_amount as sold_net, s.tax as sold_tax, s.total_amount as sold_for
        from services j left join sales s on s.business_id = j.business_id and s.service_id = j.id)
      select id::text as subject, net_amount || ' ' || tax || ' ' || total_amount as expected,
             coalesce(sold_net, 0) || ' ' || coalesce(sold_tax, 0) || ' ' || coalesce(sold_for, 0) as found
      from billed
      where is_done and not counts or counts and not may_be
         or counts and (net_amount, tax, total_amount) is distinct from (sold_net, sold_tax, sold_for)`,
  },
  {
    name: 'services_are_what_was_sold',
    words: SERVICE_TEXTS.billedAsSold,
    about: SERVICE,
    examines: SERVICES,
    measures: ['money', 'money'],
    sql: `
      with sold as (
        select j.id, j.billed_net_amount, j.billed_amount, l.net_amount, l.total_amount,
               j.status in (${statesInSql([...statesBefore(serviceStates, 'cancel'), ...statesBefore(serviceStates, 'verify')])})
                 and not coalesce(${countsInSql(saleStates, 's')}, false) as stands_alone
        from services j
        left join ${soldServices.name} x on x.business_id = j.business_id and x.service_id = j.id
        left join sales s on s.business_id = x.business_id and s.id = x.sale_id
        left join sale_lines l on l.business_id = x.business_id and l.sale_id = x.sale_id and l.line_no = x.line_no
        where j.billed_amount is not null or x.service_id is not null)
      select id::text as subject, billed_net_amount || ' ' || billed_amount as expected,
             case when stands_alone then '0 0' else coalesce(net_amount, 0) || ' ' || coalesce(total_amount, 0) end as found
      from sold
      where stands_alone or (billed_net_amount, billed_amount) is distinct from (net_amount, total_amount)`,
  },
  {
    name: 'reserved_parts_are_of_open_services',
    words: SERVICE_TEXTS.reservedAreOpen,
    about: SERVICE,
    examines: SERVICES,
    measures: ['quantity'],
    sql: `
      select r.source_id::text as subject, '0' as expected, sum(r.quantity)::text as found
      from stock_reservations r left join services j on j.business_id = r.business_id and j.id = r.source_id
      where r.source_kind = '${service.name}'
        and (j.id is null or j.status not in (${statesInSql(statesBefore(serviceStates, 'finish'))}))
      group by r.source_id`,
  },
  {
    name: 'service_numbers_have_no_gap',
    words: SERVICE_TEXTS.numbersHaveNoGap,
    about: BRANCH,
    examines: SERVICES,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, count(distinct number) as numbers from services group by 1, 2),
      taken as (
        select business_id, branch_id, sum(last) as last from number_series where kind = 'service' group by 1, 2)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n left join taken s using (business_id, branch_id)
      where coalesce(s.last, 0) <> n.numbers`,
  },
];
