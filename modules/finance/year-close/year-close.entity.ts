import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { YEAR_CLOSE } from '../ledger/closing-entries.ts';
import { yearCloseStates } from './year-close.states.ts';

const kept = { owner: 'system' } as const;
const RIGHT = 'close_books';

/**
 * A year of a branch that is closed: what each account of income and cost came to goes to retained earnings, and its days are
 * locked. All branches of a business are closed together, one of these for each (accounting-additions.md A30).
 */
export const yearClose = defineEntity({
  name: YEAR_CLOSE,
  module: 'finance',
  title: 'number',
  scope: 'branch',
  states: yearCloseStates,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    year: f.integer({ ...kept, required: true }),
    /** Its last day. */
    date: f.date({ ...kept, required: true }),
    profit: f.money({ ...kept, required: true, min: -1 }),
    /** What each account came to, on the side that clears it. */
    lines: f.lines(
      {
        account: f.text({ required: true, max: 20 }),
        debit: f.money(),
        credit: f.money(),
      },
      kept,
    ),
    /** Up to when the books were locked before, to which reopening goes back. */
    locked_before: f.date({ ...kept, day: 'any' }),
    status: f.state(yearCloseStates),
  },
  conditions: conditionsOf(yearCloseStates, 'closed', 'reopened'),
  filters: ['year', 'status'],
  list: {
    columns: ['number', 'date', 'profit', 'status', 'created_by'],
    sort: 'date',
    order: -1,
    figure: 'profit',
  },
  form: [],
  page: {
    figures: ['profit'],
    columns: [{ of: 'account' }, { of: 'debit' }, { of: 'credit' }],
    totals: ['=profit'],
    facts: ['locked_before'],
  },
  names: { permissions: { create: RIGHT, modify: RIGHT, delete: RIGHT, view: RIGHT, list: RIGHT } },
  calls: ['list', 'search', 'find', 'export'],
});
