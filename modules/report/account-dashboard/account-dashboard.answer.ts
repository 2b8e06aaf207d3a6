import { z } from 'zod';
import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { CURVE } from '../dashboard/dashboard.answer.ts';
import { DASHBOARD_PERIODS } from '../dashboard/dashboard-period.rules.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';

/** Of what a movement of money is, when only that is asked for. */
export const MOVEMENT_KINDS = ['all', 'in', 'out', 'transfers'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What came in; and for those who see balances in each of the branches, what goes with it to make one. */
const MONEY_MOVED = {
  money_in: f.money(),
  money_out: sometimes(f.money()),
  /** What accounts got of others less what they gave. */
  transfers: sometimes(f.money()),
  opening: sometimes(f.money()),
  balance: sometimes(f.money()),
};

const MOVEMENTS = many({
  entry_id: f.id('branch'),
  line_no: f.integer(),
  date: f.date(),
  account_id: sometimes(f.id('account')),
  account_name: f.text(),
  source_kind: f.text(),
  source_id: f.text(),
  memo: maybe(f.text()),
  /** Above zero it came in. */
  amount: f.money(),
});

/** Where the money of a branch lies, or of several with one currency, and how it moved in a period. */
export const accountDashboardAnswer = one({
  period: f.code(DASHBOARD_PERIODS),
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...MONEY_MOVED,
  money_in_before: f.money(),
  money_out_before: sometimes(f.money()),
  accounts: many({
    id: f.id('account'),
    name: f.text(),
    type: f.text(),
    account_number: maybe(f.text()),
    branch_id: f.id('branch'),
    ...MONEY_MOVED,
    /** How much of all money lies in it, from 0 to 1. */
    share: sometimes(f.shape(z.number())),
  }),
  biggest: MOVEMENTS,
  trend: sometimes(
    one({ step: f.code(['day', 'month']), date: f.date(), curve: CURVE, curve_before: CURVE }),
  ),
});

/** A page of the rows that a figure is made of, and their sum; without a first day they begin with the first of all. */
export const accountMovementsAnswer = one({
  date: maybe(f.date()),
  date_to: f.date(),
  ...OF_BRANCHES,
  account_name: maybe(f.text()),
  kind: f.code(MOVEMENT_KINDS),
  total_amount: f.money(),
  ...PAGES,
  data: MOVEMENTS,
});

export type AccountDashboard = WireOf<typeof accountDashboardAnswer>;
export type AccountFigures = AccountDashboard['accounts'][number];
export type MoneyMoved = Pick<AccountFigures, keyof typeof MONEY_MOVED>;
export type Movement = AccountDashboard['biggest'][number];
export type AccountMovements = WireOf<typeof accountMovementsAnswer>;
