import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { APPROVAL_ACTS } from './approval-acts.rules.ts';

const kept = { owner: 'system' } as const;

/**
 * What somebody approved by his PIN on the till of another, who is its `created_by`: for one document, and for so much. It is
 * written once and never changed.
 */
export const approval = defineEntity({
  name: 'approval',
  module: 'employee',
  title: 'act',
  scope: 'branch',
  emptied: true,
  fields: {
    act: f.choice(APPROVAL_ACTS, { ...kept, required: true }),
    /** The id of the sale, invoice, quote or return; it may not have become one. */
    document: f.text({ ...kept, required: true, max: 36 }),
    approver: f.ref('user', { ...kept, required: true }),
    percent: f.percent({ ...kept, required: true }),
    amount: f.money({ ...kept, required: true }),
    date: f.date({ ...kept, required: true }),
  },
  conditions: { today: (e) => e.eq('date', e.today()) },
  filters: ['act', 'approver', 'date', 'document'],
  list: {
    columns: ['created_at', 'act', 'percent', 'amount', 'created_by', 'approver'],
    sort: 'created_at',
    order: -1,
  },
  form: [
    {
      key: 'main',
      rows: [
        ['act', 'approver'],
        ['percent', 'amount'],
      ],
    },
  ],
  names: { permissions: { list: 'list_branch_activities', view: 'list_branch_activities' } },
  calls: ['list', 'search', 'find', 'export'],
  ledger: true,
});
