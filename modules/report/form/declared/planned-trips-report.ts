import { route } from '#modules/transport/route/route.entity.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { BY_BRANCH, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { BY_DRIVER, BY_ROUTE, BY_TRUCK } from './by-trip.ts';
import { entered } from './trips-report.ts';

/** Hours between two moments, in thousandths. */
const hours = (from: string, to: string) => `round(extract(epoch from ${to} - ${from}) / 3.6)`;

/** What the route says, in its branch where that is by branch. */
const planned = (column: string) => `(
  select v.${column} from (select 1) one ${branchValues(route, { id: 'r.route_id', branch: 'r.branch_id', as: 'v' })})`;

/** What was planned of the trips that arrived, and what came of it: time, fuel, tolls and what drivers get for the way (transport.md 10). */
export const plannedTripsReport: ReportType = {
  type: 'planned-trips',
  title: WORDS.plannedTrips,
  right: 'list_truck_orders',
  documents: WORDS.trips,
  parts: [
    {
      entity: truckOrder,
      day: 'delivered_on',
      at: 'delivered_at',
      about: ['truck', 'route', 'driver'],
      values: {
        hours_planned: { sql: hours('r.starts', 'r.ends'), of: ['starts', 'ends'] },
        hours_taken: { sql: hours('r.started_at', 'r.delivered_at'), of: ['started_at', 'delivered_at'] },
        hours_late: {
          sql: `greatest(0, ${hours('r.ends', 'r.delivered_at')})`,
          of: ['ends', 'delivered_at'],
        },
        litres_planned: {
          sql: `(select w.fuel_litres from ${route.table} w where w.business_id = r.business_id and w.id = r.route_id)`,
          of: ['route'],
        },
        litres_used: { sql: entered("'fuel'", 't.fuel_litres'), of: ['costs'] },
        tolls_planned: { sql: planned('tolls'), of: ['costs'] },
        tolls_paid: { sql: entered("'toll'"), of: ['costs'] },
        allowance_planned: { sql: planned('allowance'), of: ['costs'] },
        allowance_paid: { sql: entered("'allowance'"), of: ['costs'] },
      },
    },
  ],
  figures: [
    { key: 'hours_taken', kind: 'quantity', of: ['hours_taken'], words: WORDS.hoursTaken },
    { key: 'hours_planned', kind: 'quantity', of: ['hours_planned'], words: WORDS.hoursPlanned },
    { key: 'hours_late', kind: 'quantity', of: ['hours_late'], words: WORDS.hoursLate },
    { key: 'litres_used', kind: 'quantity', of: ['litres_used'], words: WORDS.litresUsed },
    { key: 'litres_planned', kind: 'quantity', of: ['litres_planned'], words: WORDS.litresPlanned },
    { key: 'tolls_paid', kind: 'money', of: ['tolls_paid'], words: WORDS.tollsPaid },
    { key: 'tolls_planned', kind: 'money', of: ['tolls_planned'], words: WORDS.tollsPlanned },
    { key: 'allowance_paid', kind: 'money', of: ['allowance_paid'], words: WORDS.allowancePaid },
    { key: 'allowance_planned', kind: 'money', of: ['allowance_planned'], words: WORDS.allowancePlanned },
  ],
  groups: [
    BY_ROUTE,
    BY_DRIVER,
    BY_TRUCK,
    { key: 'customer', of: 'customer', words: WORDS.customer },
    { key: 'trip', of: 'number', words: WORDS.trip },
    BY_MONTH,
    BY_BRANCH,
  ],
};
