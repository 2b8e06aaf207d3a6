import { statesInSql } from '#core/state-sets.ts';
import { HELD_OF_TRIP, SPENDING } from '#modules/transport/public.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';
import { BY_BRANCH, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { ageOf, BY_AGE } from './by-age.ts';
import { BY_DRIVER, BY_TRUCK } from './by-trip.ts';
import { entered } from './trips-report.ts';

const SPENT = entered(statesInSql(SPENDING), "case when t.paid_from = 'advance' then t.total_amount end");

/** How long the driver has had it: since the truck was loaded. */
const DAYS = '(:today - coalesce(r.loaded_on, r.starts::date))';

/** Advances that drivers still hold, or overspent and are owed, as they stand now, by driver and age (transport.md 10). */
export const advancesReport: ReportType = {
  type: 'advances',
  title: WORDS.advances,
  right: 'list_truck_orders',
  risesBadly: true,
  standing: true,
  documents: WORDS.trips,
  parts: [
    {
      entity: truckOrder,
      day: 'starts',
      at: 'starts',
      about: ['driver', 'truck', 'route'],
      only: { sql: `${HELD_OF_TRIP} <> 0`, of: ['advance_open'] },
      values: {
        given: { sql: entered("'advance'", 't.total_amount'), of: ['advance_given'] },
        spent: { sql: SPENT, of: ['advance_spent'] },
        open: { sql: HELD_OF_TRIP, of: ['advance_open'] },
        age: ageOf(DAYS, ['loaded_on', 'starts']),
      },
    },
  ],
  figures: [
    { key: 'open', kind: 'money', of: ['open'], words: WORDS.advanceOpen },
    { key: 'given', kind: 'money', of: ['given'], words: WORDS.advanceGiven },
    { key: 'spent', kind: 'money', of: ['spent'], words: WORDS.advanceSpent },
  ],
  groups: [
    BY_DRIVER,
    BY_AGE,
    BY_TRUCK,
    { key: 'trip', of: 'number', words: WORDS.trip },
    BY_MONTH,
    BY_BRANCH,
  ],
};
