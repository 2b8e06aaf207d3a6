import { tinHasNineDigits } from '#core/checks.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** Somebody the business buys from, known to all its branches. The balance is what is owed less what was paid ahead. */
export const supplier = defineEntity({
  name: 'supplier',
  module: 'procurement',
  title: 'name',
  scope: 'business',
  party: true,
  madeWhereChosen: true,
  restorable: true,
  fields: {
    name: f.text({ required: true, max: 120, search: true }),
    company_name: f.text({ max: 120, search: true }),
    phone_number: f.phone({ search: true }),
    email: f.email({ max: 120 }),
    tin_number: f.text({ max: 20, search: true }),
    vrn_number: f.text({ max: 20 }),
    region: f.text({ max: 60 }),
    district: f.text({ max: 60 }),
    ward: f.text({ max: 60 }),
    credit_days: f.integer({ max: 365 }),
    /** From an order to its goods, for what is to be ordered when. */
    lead_days: f.integer({ max: 365 }),
    supplier_group: f.text({ max: 60 }),
    /** What is owed for goods tells what they cost. */
    balance: f.money({ from: 'supplierBalance', read: 'view_buying_price', min: -1 }),
    overdue_amount: f.money({ from: 'supplierOverdue', read: 'view_buying_price' }),
    /** What is owed in other currencies than that of the branch, side by side. */
    other_balances: f.text({ from: 'supplierOtherBalances', read: 'view_buying_price' }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [tinHasNineDigits],
  alike: ['name', 'phone_number'],
  conditions: { with_debt: (e) => e.gt('balance', 0) },
  filters: ['region', 'supplier_group'],
  files: true,
  list: {
    columns: ['name', 'phone_number', 'company_name', 'region', 'balance', 'created_at'],
    sort: 'name',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'company_name'],
        ['phone_number', 'email'],
        ['tin_number', 'vrn_number'],
      ],
    },
    { key: 'place', rows: [['region', 'district', 'ward']] },
    { key: 'credit', rows: [['credit_days', 'lead_days', 'supplier_group'], ['remarks']] },
  ],
  page: {
    figures: ['balance', 'overdue_amount'],
    facts: [
      ...['company_name', 'phone_number', 'email', 'tin_number', 'vrn_number', 'region', 'district', 'ward'],
      ...['credit_days', 'lead_days', 'supplier_group', 'other_balances', 'remarks'],
    ] as const,
  },
  carriedOver: ['region', 'district', 'ward', 'supplier_group'],
});
