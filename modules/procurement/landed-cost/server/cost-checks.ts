import { type BookCheck, documentSubject, type Examined } from '#modules/finance/public.ts';
import { COSTS_ARE_SHARED, LANDED_COSTS } from '../landed-cost.words.ts';

const COSTS: Examined = {
  name: 'landed_costs',
  words: LANDED_COSTS,
  sql: 'select count(*)::int from landed_costs',
};

/** What must hold of costs of getting goods here. */
export const COST_CHECKS: readonly BookCheck[] = [
  {
    name: 'landed_costs_are_shared',
    words: COSTS_ARE_SHARED,
    about: documentSubject("select id, 'landed-cost', date from landed_costs"),
    examines: COSTS,
    measures: ['money', 'money'],
    sql: `
      with shared as (
        select business_id, landed_cost_id as id, sum(share) as share, sum(to_stock + to_cost_of_sales) as borne
        from landed_cost_lines group by 1, 2)
      select c.id::text as subject, c.net_amount || ' ' || c.net_amount as expected,
             coalesce(s.share, 0) || ' ' || coalesce(s.borne, 0) as found
      from landed_costs c left join shared s using (business_id, id)
      where (coalesce(s.share, 0), coalesce(s.borne, 0)) <> (c.net_amount, c.net_amount)
         or c.net_amount + c.tax <> c.total_amount`,
  },
];
