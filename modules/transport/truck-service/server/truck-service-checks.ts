import { type BookCheck, BRANCH, type Examined } from '#modules/finance/public.ts';
import { TRUCK_SERVICE_TEXTS } from '../truck-service.words.ts';

const SERVICES: Examined = {
  name: 'truck_services',
  words: { one: TRUCK_SERVICE_TEXTS.servicesOne, many: TRUCK_SERVICE_TEXTS.servicesMany },
  sql: 'select count(*)::int from truck_services',
};

/** What must hold of services of trucks: no number is missing. What they post and move is held by their rule. */
export const TRUCK_SERVICE_CHECKS: readonly BookCheck[] = [
  {
    name: 'truck_service_numbers_have_no_gap',
    words: TRUCK_SERVICE_TEXTS.numbersHaveNoGap,
    about: BRANCH,
    examines: SERVICES,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, count(distinct number) as numbers from truck_services group by 1, 2),
      taken as (
        select business_id, branch_id, sum(last) as last from number_series where kind = 'truck-service' group by 1, 2)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n left join taken s using (business_id, branch_id)
      where coalesce(s.last, 0) <> n.numbers`,
  },
];
