import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesInSql } from '#core/state-sets.ts';
import { cargo } from '#modules/transport/cargo/cargo.entity.ts';
import { DISTANCE, FREIGHT, SPENDING } from '#modules/transport/public.ts';
import { truckOperation } from '#modules/transport/truck-operation/truck-operation.entity.ts';
import { truckOperationStates } from '#modules/transport/truck-operation/truck-operation.states.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { BY_DRIVER, BY_ROUTE, BY_TRUCK } from './by-trip.ts';

/** What was entered of a trip in operations of some kinds: without its VAT, unless something else is meant. */
export const entered = (kinds: string, what = 't.net_amount') => `(
  select coalesce(sum(${what}), 0) from ${truckOperation.table} t
  where t.business_id = r.business_id and t.truck_order_id = r.id and t.deleted_at is null
    and ${countsInSql(truckOperationStates, 't')} and t.kind in (${kinds}))`;

export const COSTS = entered(statesInSql(SPENDING));
export const GAINED = entered("'income'");

/** What of something of the whole trip goes with the freight of a customer who pays his own part. */
const shareOf = (whole: string) => `round(${whole}::numeric * l.net_amount / nullif(r.net_amount, 0))`;

/** The freight of such a customer, less what was credited to him. */
const OF_OTHER = `(l.net_amount - coalesce((
  select sum(c.net_amount) from ${linesTableName(truckOrder, 'credits')} c
  where c.business_id = r.business_id and c.truck_order_id = r.id and c.customer_id = l.customer_id), 0))`;

const CARRIED = ['distance', 'load_kg'];

/** Kilograms on a trip, of all of its cargos or of those of one customer. */
const kilograms = (of = 'true') => `coalesce((
  select sum(g.weight) from ${linesTableName(truckOrder, 'cargos')} k
  join ${cargo.table} g on g.business_id = k.business_id and g.id = k.cargo_id
  where k.business_id = r.business_id and k.truck_order_id = r.id and ${of}), 0)`;

/** Tonnes times kilometres, in thousandths as both are: a thousand kilograms are a tonne. */
const tonneKilometres = (weight: string) => `round(${DISTANCE}::numeric * ${weight} / 1000000)`;

/** The parts of others in a trip: to them, and away from its own customer. */
const ofOthers = (payer: string) => ({
  entity: truckOrder,
  lines: 'shares',
  day: 'delivered_on',
  at: 'delivered_at',
  about: ['truck', 'customer'],
  values: {
    income: { sql: OF_OTHER, of: ['net_amount'] },
    spent: { sql: shareOf(COSTS), of: ['costs'] },
    left: { sql: `(${OF_OTHER} - ${shareOf(COSTS)})`, of: ['profit'] },
    gone: { sql: shareOf(DISTANCE), of: ['distance'] },
    carried: { sql: tonneKilometres(kilograms('g.customer_id = l.customer_id')), of: CARRIED },
    payer: { sql: payer, of: ['customer'] },
  },
});

/** What trips that were delivered brought and cost, without VAT, on the days on which they were. */
export const tripsReport: ReportType = {
  type: 'trips',
  title: WORDS.trips,
  right: 'list_truck_orders',
  documents: WORDS.trips,
  parts: [
    {
      entity: truckOrder,
      day: 'delivered_on',
      at: 'delivered_at',
      about: ['truck', 'customer'],
      values: {
        income: { sql: `(${FREIGHT} + ${GAINED})`, of: ['net_amount', 'gained'] },
        spent: { sql: COSTS, of: ['costs'] },
        left: { sql: `(${FREIGHT} + ${GAINED} - ${COSTS})`, of: ['profit'] },
        gone: { sql: DISTANCE, of: ['distance'] },
        carried: { sql: tonneKilometres(kilograms()), of: CARRIED },
        payer: { sql: 'r.customer_id', of: ['customer'] },
      },
    },
    ofOthers('l.customer_id'),
    { ...ofOthers('r.customer_id'), takesOff: true },
  ],
  figures: [
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfTrips },
    { key: 'costs', kind: 'money', of: ['spent'], words: WORDS.costsOfTrips },
    { key: 'profit', kind: 'money', of: ['left'], words: WORDS.profitOfTrips },
    { key: 'distance', kind: 'quantity', of: ['gone'], words: WORDS.kilometres },
    { key: 'tonne_km', kind: 'quantity', of: ['carried'], words: WORDS.tonneKm },
  ],
  ratios: [
    { key: 'profit_per_km', of: 'profit', per: 'distance', words: WORDS.profitPerKm },
    { key: 'cost_per_km', of: 'costs', per: 'distance', words: WORDS.costPerKm },
    { key: 'profit_per_tonne_km', of: 'profit', per: 'tonne_km', words: WORDS.profitPerTonneKm },
    { key: 'cost_per_tonne_km', of: 'costs', per: 'tonne_km', words: WORDS.costPerTonneKm },
  ],
  groups: [
    BY_TRUCK,
    BY_ROUTE,
    BY_DRIVER,
    { key: 'customer', of: 'payer', names: 'customer', words: WORDS.customer },
    { key: 'trip', of: 'number', words: WORDS.trip },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
