import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { holdsMoney } from './money-accounts.rules.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

/** Specification §9, and where cheques and cards wait until the bank pays them out (accounting.md 4.1). */
export const ACCOUNT_TYPES = ['bank', 'mobile', 'cash in hand', 'clearing', 'customer', 'supplier'] as const;

/** Where the money of a branch lies: a till, a bank account, a mobile wallet. Its balance is that of its ledger account. */
export const account = defineEntity({
  name: 'account',
  module: 'finance',
  title: 'name',
  scope: 'branch',
  asks: { create: ['back_date_sale'], modify: ['back_date_sale'] },
  restorable: true,
  place: true,
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    type: f.choice(ACCOUNT_TYPES, { required: true }),
    provider: f.code(PROVIDER_NAMES, { default: 'NONE' }),
    account_number: f.text({ max: 40, search: true }),
    currency: f.code(currencyCodes),
    opening_balance: f.money({ once: true }),
    opening_date: f.date({ once: true }),
    is_default: f.flag({ default: false }),
    /** Cash that lies in one drawer, for which shifts answer; cash in hand that is no till is a safe (A32). */
    is_till: f.flag({ default: true }),
    ledger_code: f.text({ max: 20, owner: 'system' }),
    balance: f.money({ from: 'accountBalance', read: 'view_account_balance', min: -1 }),
  },
  rules: [holdsMoney],
  conditions: {
    bank: (e) => e.eq('type', 'bank'),
    mobile: (e) => e.eq('type', 'mobile'),
    cash_in_hand: (e) => e.eq('type', 'cash in hand'),
    clearing: (e) => e.eq('type', 'clearing'),
    customer: (e) => e.eq('type', 'customer'),
    supplier: (e) => e.eq('type', 'supplier'),
  },
  // What customers and suppliers owe and are owed is a sub-ledger of each; no row is kept for it.
  borrowed: {
    customer: { from: 'customer', rights: ['list_customers', 'view_account_balance'] },
    supplier: { from: 'supplier', rights: ['list_suppliers', 'view_account_balance', 'view_buying_price'] },
  },
  filters: ['type', 'provider'],
  files: true,
  list: { columns: ['name', 'type', 'provider', 'account_number', 'balance', 'is_default'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'type'],
        ['provider', 'account_number'],
        ['opening_balance', 'opening_date'],
        ['currency', 'is_default'],
        ['is_till'],
      ],
    },
  ],
  excel: { columns: ['name', 'type', 'provider', 'account_number', 'opening_balance', 'opening_date'] },
});
