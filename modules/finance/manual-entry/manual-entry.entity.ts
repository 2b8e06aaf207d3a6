import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { MANUAL_ACCOUNTS } from './manual-accounts.ts';
import { isBalanced } from './manual-entry.rules.ts';
import { manualEntryStates } from './manual-entry.states.ts';

const kept = { owner: 'system' } as const;
const RIGHT = 'post_manual_entries';

/** An entry that somebody writes by hand, such as depreciation or wages that are owed (docs/decisions/0128-locks-and-manual-entries.md). */
export const manualEntry = defineEntity({
  name: 'manual-entry',
  module: 'finance',
  title: 'number',
  scope: 'branch',
  states: manualEntryStates,
  fields: {
    /** Given when it is posted, so that no draft leaves a gap. */
    number: f.text({ ...kept, max: 20, search: true }),
    /** Today where left out. */
    date: f.date(),
    memo: f.text({ required: true, max: 200, search: true }),
    lines: f.lines(
      {
        account: f.choice(MANUAL_ACCOUNTS, { required: true }),
        debit: f.money(),
        credit: f.money(),
        note: f.text({ max: 120 }),
      },
      { required: true },
    ),
    /** What either side comes to. */
    amount: f.money({ ...kept, required: true, default: 0 }),
    status: f.state(manualEntryStates),
    remarks: f.text({ max: 1000 }),
  },
  rules: [isBalanced],
  conditions: conditionsOf(manualEntryStates, 'draft', 'posted', 'reversed'),
  filters: ['date', 'status'],
  files: true,
  list: {
    columns: ['number', 'date', 'memo', 'amount', 'status', 'created_by'],
    sort: 'created_at',
    order: -1,
    figure: 'amount',
  },
  totals: { of: ['amount'] },
  form: [{ key: 'main', rows: [['date', 'memo'], ['lines'], ['remarks']] }],
  page: {
    figures: ['amount'],
    columns: [{ of: 'account', under: ['note'] }, { of: 'debit' }, { of: 'credit' }],
    totals: ['=amount'],
    facts: ['memo', 'remarks'],
  },
  names: {
    plural: 'manual_entries',
    permissions: { create: RIGHT, modify: RIGHT, delete: RIGHT, view: RIGHT, list: RIGHT },
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
