import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesInSql } from '#core/state-sets.ts';
import { FREIGHT, OWN_DISTANCE, SPENDING } from '#modules/transport/public.ts';
import { truck } from '#modules/transport/truck/truck.entity.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';
import { truckOrderStates } from '#modules/transport/truck-order/truck-order.states.ts';
import { truckService } from '#modules/transport/truck-service/truck-service.entity.ts';
import { truckServiceStates } from '#modules/transport/truck-service/truck-service.states.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { BY_BRANCH, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { BY_DRIVER, BY_ROUTE, BY_TRUCK } from './by-trip.ts';
import { entered } from './trips-report.ts';

const COSTS = entered(statesInSql(SPENDING));
const INCOME = `(${FREIGHT} + ${entered("'income'")})`;

/** Over a year up to the day on which a trip arrived: an engine that is overhauled serves the trips of more than a month. */
const LATELY = (day: string) => `${day} > r.delivered_on - 365 and ${day} <= r.delivered_on`;

const SERVICES_LATELY = `(
  select coalesce(sum(case when ${LATELY('w.approved_on')} then w.total_amount else 0 end + case when ${LATELY('w.done_on')} then coalesce((
    select sum(p.cost) from ${linesTableName(truckService, 'parts')} p
    where p.business_id = w.business_id and p.truck_service_id = w.id), 0) else 0 end), 0)
  from ${truckService.table} w
  where w.business_id = r.business_id and w.truck_id = r.truck_id and w.deleted_at is null and ${countsInSql(truckServiceStates, 'w')})`;

const GONE_LATELY = `(
  select sum(${OWN_DISTANCE('x')}) from ${truckOrder.table} x
  where x.business_id = r.business_id and x.truck_id = r.truck_id and x.deleted_at is null
    and ${countsInSql(truckOrderStates, 'x')} and ${LATELY('x.delivered_on')})`;

/** What services of its truck came to lately, for the kilometres of this trip among all that it went. */
const SERVICES = `round(coalesce(${SERVICES_LATELY}::numeric * ${OWN_DISTANCE('r')} / nullif(${GONE_LATELY}, 0), 0))`;

/** What its truck costs a day, for the days from loading to arrival, both of them whole. */
const FIXED = `(coalesce((
  select v.fixed_cost_per_day from (select 1) one ${branchValues(truck, { id: 'r.truck_id', branch: 'r.branch_id', as: 'v' })}), 0)
  * (r.delivered_on - r.loaded_on + 1))`;

/**
 * What is left of trips once their trucks have had their share: of services by kilometre, and of what they cost standing still by
 * day (transport.md 10). What the books say of trips themselves stands in the report of trips.
 */
export const tripsAtFullCostReport: ReportType = {
  type: 'trips-at-full-cost',
  title: WORDS.tripsAtFullCost,
  right: 'list_truck_orders',
  documents: WORDS.trips,
  parts: [
    {
      entity: truckOrder,
      day: 'delivered_on',
      at: 'delivered_at',
      about: ['truck', 'customer'],
      values: {
        income: { sql: INCOME, of: ['net_amount', 'gained'] },
        spent: { sql: COSTS, of: ['costs'] },
        served: { sql: SERVICES, of: ['profit'] },
        standing: { sql: FIXED, of: ['costs'] },
        left: { sql: `(${INCOME} - ${COSTS} - ${SERVICES} - ${FIXED})`, of: ['profit'] },
        gone: { sql: OWN_DISTANCE('r'), of: ['distance'] },
      },
    },
  ],
  figures: [
    { key: 'profit', kind: 'money', of: ['left'], words: WORDS.profitAtFullCost },
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfTrips },
    { key: 'costs', kind: 'money', of: ['spent'], words: WORDS.costsOfTrips },
    { key: 'services', kind: 'money', of: ['served'], words: WORDS.shareOfServices },
    { key: 'fixed', kind: 'money', of: ['standing'], words: WORDS.fixedCosts },
    { key: 'distance', kind: 'quantity', of: ['gone'], words: WORDS.kilometres },
  ],
  ratios: [{ key: 'profit_per_km', of: 'profit', per: 'distance', words: WORDS.profitPerKm }],
  groups: [
    BY_TRUCK,
    BY_ROUTE,
    BY_DRIVER,
    { key: 'trip', of: 'number', words: WORDS.trip },
    BY_MONTH,
    BY_BRANCH,
  ],
};
