import { statesInSql } from '#core/state-sets.ts';
import { expense } from '#modules/finance/expense/expense.entity.ts';
import { DISTANCE, FREIGHT, SPENDING } from '#modules/transport/public.ts';
import { truckOperation } from '#modules/transport/truck-operation/truck-operation.entity.ts';
import { truckOrder } from '#modules/transport/truck-order/truck-order.entity.ts';
import { truckService } from '#modules/transport/truck-service/truck-service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType, type ReportValue } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { BY_TRUCK } from './by-trip.ts';

interface Added {
  income?: string;
  costs?: string;
  gone?: string;
  /** What guards what is left of it, where that is more. */
  profit?: readonly string[];
}

/** What a record brings, costs and adds to the kilometres of its truck, in SQL, and the fields that guard it. */
const adds = (of: readonly string[], { income = '0', costs = '0', gone = '0', profit = of }: Added) => {
  const value = (sql: string): ReportValue => ({ sql, of });
  const left = { sql: `(${income} - ${costs})`, of: profit };
  return { income: value(income), spent: value(costs), gone: value(gone), left };
};

const ofKinds = (kinds: string) => `case when r.kind in (${kinds}) then r.net_amount else 0 end`;

/**
 * What each truck brought and cost, on the days on which that stands in the books: freight and what was entered of its trips, work
 * on it, and the expenses of the office that name it (TW-21).
 */
export const trucksReport: ReportType = {
  type: 'trucks',
  title: WORDS.trucks,
  right: 'list_truck_orders',
  documents: WORDS.recordsOfTrucks,
  parts: [
    {
      entity: truckOrder,
      day: 'delivered_on',
      at: 'delivered_at',
      about: ['route', 'customer'],
      values: adds(['net_amount', 'distance'], {
        ...{ income: FREIGHT, gone: DISTANCE },
        profit: ['profit'],
      }),
    },
    {
      entity: truckOperation,
      right: truckOperation.permissions.list,
      day: 'date',
      at: 'created_at',
      about: ['kind', 'truck_order'],
      values: adds(['net_amount'], { income: ofKinds("'income'"), costs: ofKinds(statesInSql(SPENDING)) }),
    },
    {
      entity: truckService,
      right: truckService.permissions.list,
      day: 'approved_on',
      at: 'created_at',
      about: ['title'],
      values: adds(['total_amount'], { costs: 'r.total_amount' }),
    },
    {
      entity: truckService,
      right: truckService.permissions.list,
      lines: 'parts',
      day: 'done_on',
      at: 'created_at',
      about: ['title'],
      values: adds(['parts.cost'], { costs: 'coalesce(l.cost, 0)' }),
    },
    {
      entity: expense,
      // That an expense was for a truck is told to whoever may see it there, and the rest of the truck to all who see trips.
      right: 'show_truck_on_expense',
      day: 'verified_on',
      at: 'created_at',
      only: { sql: 'r.truck_id is not null', of: ['truck'] },
      about: ['title'],
      values: adds(['net_amount', 'truck'], { costs: 'r.net_amount' }),
    },
  ],
  figures: [
    { key: 'profit', kind: 'money', of: ['left'], words: WORDS.profitOfTrucks },
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfTrucks },
    { key: 'costs', kind: 'money', of: ['spent'], words: WORDS.costsOfTrucks },
    { key: 'distance', kind: 'quantity', of: ['gone'], words: WORDS.kilometres },
  ],
  ratios: [
    { key: 'profit_per_km', of: 'profit', per: 'distance', words: WORDS.profitPerKm },
    { key: 'cost_per_km', of: 'costs', per: 'distance', words: WORDS.costPerKm },
  ],
  groups: [BY_TRUCK, BY_MONTH, BY_DAY, byPerson(WORDS.recordedBy), BY_BRANCH],
};
