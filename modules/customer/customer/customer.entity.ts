import { tinHasNineDigits } from '#core/checks.ts';
import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** Somebody who buys, known to all branches of a business. The balance is what is owed less what was paid ahead. */
export const customer = defineEntity({
  name: 'customer',
  module: 'customer',
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
    credit_limit: f.money(),
    /** The currency of the limit; that of the branch where it was set, unless somebody says another. */
    credit_currency: f.code(currencyCodes),
    credit_days: f.integer({ max: 365 }),
    customer_group: f.text({ max: 60 }),
    balance: f.money({ from: 'customerBalance', min: -1 }),
    overdue_amount: f.money({ from: 'customerOverdue' }),
    /** What is owed in other currencies than that of the branch, side by side. */
    other_balances: f.text({ from: 'customerOtherBalances' }),
    last_purchase: f.date({ from: 'lastPurchase' }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [tinHasNineDigits],
  alike: ['name', 'phone_number'],
  conditions: {
    with_debt: (e) => e.gt('balance', 0),
    overdue: (e) => e.gt('overdue_amount', 0),
    // A limit says nothing of what is owed in another currency.
    over_limit: (e) => e.and(e.gt('balance', e.field('credit_limit')), e.eq('credit_currency', e.currency())),
  },
  filters: ['region', 'customer_group'],
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
    {
      key: 'credit',
      rows: [['credit_limit', 'credit_currency', 'credit_days'], ['customer_group'], ['remarks']],
    },
  ],
  carriedOver: ['region', 'district', 'ward', 'customer_group'],
  page: {
    figures: ['balance', 'overdue_amount'],
    dates: [],
    facts: [
      ...['company_name', 'phone_number', 'email', 'tin_number', 'vrn_number', 'region', 'district', 'ward'],
      ...['credit_days', 'customer_group', 'other_balances', 'remarks'],
    ] as const,
  },
  names: { path: '/customer' },
});
