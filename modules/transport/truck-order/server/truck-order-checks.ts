import { type BookCheck, BRANCH, type Examined } from '#modules/finance/public.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';

const ORDERS: Examined = {
  name: 'truck_orders',
  words: { one: TRUCK_ORDER_TEXTS.ordersOne, many: TRUCK_ORDER_TEXTS.ordersMany },
  sql: 'select count(*)::int from truck_orders',
};

/** What must hold of truck orders: no number is missing. */
export const TRUCK_ORDER_CHECKS: readonly BookCheck[] = [
  {
    name: 'truck_order_numbers_have_no_gap',
    words: TRUCK_ORDER_TEXTS.numbersHaveNoGap,
    about: BRANCH,
    examines: ORDERS,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, count(distinct number) as numbers from truck_orders group by 1, 2),
      taken as (
        select business_id, branch_id, sum(last) as last from number_series where kind = 'truck-order' group by 1, 2)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n left join taken s using (business_id, branch_id)
      where coalesce(s.last, 0) <> n.numbers`,
  },
];
