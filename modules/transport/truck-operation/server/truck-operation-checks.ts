import { countsInSql } from '#core/state-sets.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { type BookCheck, BRANCH, type Examined } from '#modules/finance/public.ts';
import { truckOperationStates } from '../truck-operation.states.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';
import { HELD_IN_SQL } from './advances.ts';

const OPERATIONS: Examined = {
  name: 'truck_operations',
  words: { one: TRUCK_OPERATION_TEXTS.operationsOne, many: TRUCK_OPERATION_TEXTS.operationsMany },
  sql: 'select count(*)::int from truck_operations',
};

/** What must hold of truck operations: no number is missing, and drivers hold in the books what their trips say. */
export const TRUCK_OPERATION_CHECKS: readonly BookCheck[] = [
  {
    name: 'truck_operation_numbers_have_no_gap',
    words: TRUCK_OPERATION_TEXTS.numbersHaveNoGap,
    about: BRANCH,
    examines: OPERATIONS,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, count(distinct number) as numbers from truck_operations group by 1, 2),
      taken as (
        select business_id, branch_id, sum(last) as last from number_series where kind = 'truck-operation' group by 1, 2)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n left join taken s using (business_id, branch_id)
      where coalesce(s.last, 0) <> n.numbers`,
  },
  {
    name: 'drivers_hold_their_advances',
    words: TRUCK_OPERATION_TEXTS.advancesAreHeld,
    about: BRANCH,
    examines: OPERATIONS,
    measures: ['money'],
    sql: `
      with held as (
        select business_id, branch_id, driver_id, sum(${HELD_IN_SQL})::bigint as amount from truck_operations
        where driver_id is not null and deleted_at is null and ${countsInSql(truckOperationStates)} group by 1, 2, 3),
      booked as (
        select business_id, branch_id, party_id as driver_id, sum(debit - credit)::bigint as amount from journal_lines
        where account_code = '${CHART.otherDebtors}' and party_kind = 'user' group by 1, 2, 3)
      select branch_id::text as subject, coalesce(h.amount, 0)::text as expected, coalesce(b.amount, 0)::text as found
      from held h full join booked b using (business_id, branch_id, driver_id)
      where coalesce(h.amount, 0) <> coalesce(b.amount, 0)`,
  },
];
