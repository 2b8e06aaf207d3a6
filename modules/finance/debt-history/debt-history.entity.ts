import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

const kept = { owner: 'system' } as const;

/**
 * What one payment did to one debt: what was owed before, how much was paid, what was left. A payment that is voided
 * adds a row that takes its own back, so that the amounts of a debt always sum to what is paid of it.
 */
export const debtHistory = defineEntity({
  name: 'debt-history',
  module: 'finance',
  title: 'party_name',
  scope: 'branch',
  emptied: true,
  document: true,
  fields: {
    party_name: f.text({ ...kept, max: 120, search: true }),
    kind: f.choice(['debtor', 'creditor'], { ...kept, required: true }),
    debt: f.ref('debt', { ...kept, required: true }),
    payment: f.ref('payment', { ...kept, required: true }),
    customer: f.ref('customer', kept),
    supplier: f.ref('supplier', kept),
    before: f.money({ ...kept, required: true }),
    amount: f.money({ ...kept, required: true, min: -1 }),
    after: f.money({ ...kept, required: true }),
    account: f.ref('account', kept),
    date: f.date({ ...kept, required: true }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    debtor: (e) => e.eq('kind', 'debtor'),
    creditor: (e) => e.eq('kind', 'creditor'),
  },
  filters: ['debt', 'payment', 'customer', 'supplier', 'date'],
  list: {
    columns: ['party_name', 'date', 'kind', 'before', 'amount', 'after', 'account', 'created_by'],
    sort: 'created_at',
    order: -1,
    figure: 'amount',
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  names: { plural: 'debt_histories' },
  calls: ['list', 'search', 'find', 'update', 'delete', 'export'],
});
