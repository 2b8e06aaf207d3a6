import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { type BookCheck, BRANCH, BRANCHES, namedSubject } from '#modules/finance/public.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { stockRequestStates } from '../stock-request.states.ts';
import { STOCK_REQUEST_TEXTS } from '../stock-request.words.ts';

const REQUESTS = stockRequest.table;
const LINES = linesTableName(stockRequest, 'lines');
const PROMISED = statesInSql(statesBefore(stockRequestStates, 'dispatch'));
const ON_THE_ROAD = statesInSql(statesBefore(stockRequestStates, 'receive'));

/** What must hold between requests, the goods that are promised and on the road, and the journal. */
export const REQUEST_CHECKS: readonly BookCheck[] = [
  {
    name: 'transit_is_requests',
    words: STOCK_REQUEST_TEXTS.transitIsRequests,
    about: BRANCH,
    examines: BRANCHES,
    measures: ['money'],
    sql: `
      with ledger as (
        select business_id, branch_id, sum(debit - credit) as value from journal_lines
        where account_code = '${CHART.goodsInTransit}' group by 1, 2),
      road as (
        select business_id, from_branch_id as branch_id, sum(transit_cost) as value from ${REQUESTS}
        where status in (${ON_THE_ROAD}) group by 1, 2)
      select branch_id::text as subject, coalesce(r.value, 0)::text as expected, coalesce(l.value, 0)::text as found
      from ledger l full join road r using (business_id, branch_id)
      where coalesce(l.value, 0) <> coalesce(r.value, 0)`,
  },
  {
    name: 'reserved_is_requests',
    words: STOCK_REQUEST_TEXTS.reservedIsRequests,
    about: namedSubject('product', 'products'),
    examines: {
      name: 'requests',
      words: {
        one: STOCK_REQUEST_TEXTS.requestsOne,
        many: STOCK_REQUEST_TEXTS.requestsMany,
      },
      sql: `select count(*)::int from ${REQUESTS}`,
    },
    measures: ['quantity'],
    sql: `
      with promised as (
        select r.business_id, l.product_id, r.from_store_id as store_id, sum(l.approved) as quantity
        from ${REQUESTS} r join ${LINES} l on l.business_id = r.business_id and l.stock_request_id = r.id
        where r.status in (${PROMISED}) group by 1, 2, 3
        union all
        select business_id, product_id, store_id, quantity from stock_reservations),
      owed as (
        select business_id, product_id, store_id, sum(quantity) as quantity from promised group by 1, 2, 3),
      held as (
        select business_id, product_id, store_id, sum(reserved) as quantity from stock_levels group by 1, 2, 3)
      select product_id::text as subject, coalesce(p.quantity, 0)::text as expected, coalesce(h.quantity, 0)::text as found
      from owed p full join held h using (business_id, product_id, store_id)
      where coalesce(p.quantity, 0) <> coalesce(h.quantity, 0)`,
  },
];
