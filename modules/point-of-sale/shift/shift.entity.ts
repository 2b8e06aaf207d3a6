import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { CASH_ANSWERS } from './cash-answers.rules.ts';
import { CASH_KINDS } from './cash-kinds.ts';
import { shiftStates } from './shift.states.ts';
import { SHIFT_PAGE } from './shift-page.ts';
import { DENOMINATION, REMARKS } from './step-fields.ts';

const kept = { owner: 'system' } as const;
const balance = { read: 'view_account_balance', min: -1 } as const;

/**
 * The time in which somebody answers for the cash of a till. Opening and closing hold a count against the balance of the
 * till in the books, and post the difference as cash short or over (A22).
 */
export const shift = defineEntity({
  name: 'shift',
  module: 'point-of-sale',
  title: 'number',
  scope: 'branch',
  states: shiftStates,
  document: true,
  visibility: true,
  files: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    /** The till: the account in which its cash lies. */
    account: f.ref('account', { ...kept, required: true }),
    /** The business day on which it was opened. */
    opened_on: f.date({ ...kept, required: true }),
    opened_at: f.datetime({ ...kept, required: true }),
    /** From when on entries of the till belong to it, by the clock of the books. */
    books_from: f.datetime({ ...kept, required: true, internal: true }),
    float: f.money({ ...kept, required: true }),
    opening_difference: f.money({ ...kept, ...balance, required: true }),
    /** What of it no one counted away: 1050 has held it since, above zero where less was counted than the books said (A32). */
    unexplained_at_opening: f.money({ ...kept, ...balance, required: true, default: 0 }),
    /** What 1050 still holds of it. */
    to_be_explained: f.money({ from: 'shiftToBeExplained', ...balance }),
    explanations: f.lines(
      {
        transaction: f.ref('transaction', { required: true }),
        answer: f.choice(CASH_ANSWERS, { required: true }),
        amount: f.money({ required: true, ...balance }),
      },
      kept,
    ),
    closed_at: f.datetime(kept),
    closed_by: f.ref('user', kept),
    closed_on: f.date(kept),
    expected: f.money({ ...kept, ...balance }),
    counted: f.money(kept),
    over_short: f.money({ ...kept, min: -1 }),
    denominations: f.lines(DENOMINATION, kept),
    /** Each time it was counted: at closing, before that where a large difference was counted twice, and by whoever counted again. */
    counts: f.lines(
      {
        counted: f.money({ required: true }),
        counted_on: f.date({ required: true }),
        counted_by: f.ref('user'),
        /** What it posted as over or short; nothing where it was counted again before anything posted. */
        difference: f.money({ required: true, min: -1 }),
      },
      kept,
    ),
    /** Of what was counted (A33). */
    stays: f.money(kept),
    rest: f.money(kept),
    rest_account: f.ref('account', kept),
    rest_transaction: f.ref('transaction', kept),
    /** What phone and card machine showed as it was closed; it is noted and posts nothing. */
    others: f.lines(
      {
        account: f.ref('account', { required: true }),
        expected: f.money({ required: true, ...balance }),
        counted: f.money({ required: true }),
        difference: f.money({ required: true, min: -1 }),
      },
      kept,
    ),
    /** What made up the cash between float and closing. */
    movements: f.lines(
      {
        kind: f.choice(CASH_KINDS, { required: true }),
        count: f.integer({ required: true }),
        amount: f.money({ required: true, ...balance }),
      },
      kept,
    ),
    /** Sales of it that arrived after it was closed, whose cash had been counted (A26). */
    late_sales: f.lines(
      {
        sale: f.ref('sale', { required: true }),
        date: f.date({ required: true }),
        amount: f.money({ required: true, ...balance }),
      },
      kept,
    ),
    status: f.state(shiftStates),
    remarks: f.text(REMARKS),
  },
  conditions: { ...conditionsOf(shiftStates), to_explain: (e) => e.ne('to_be_explained', 0) },
  filters: ['account', 'status', 'opened_on'],
  list: {
    columns: ['number', 'opened_at', 'created_by', 'account', 'closed_at', 'counted', 'over_short', 'status'],
    sort: 'created_at',
    order: -1,
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  page: SHIFT_PAGE,
  names: {
    permissions: { create: 'create_sale', modify: 'create_sale', view: 'create_sale', list: 'list_sales' },
  },
  calls: ['list', 'search', 'find', 'update', 'export'],
});
