import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, counts } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { expenseStates } from './expense.states.ts';

const kept = { owner: 'system' } as const;
const sum = { ...kept, required: true, default: 0 } as const;

/** What an expense says of its VAT (A23). */
export const EXPENSE_TAXES = ['standard', 'exempt'] as const;

/** Rent, wages, electricity and all else that is spent and no goods come for: counted once it is verified. */
export const expense = defineEntity({
  name: 'expense',
  module: 'finance',
  title: 'number',
  scope: 'branch',
  states: expenseStates,
  payable: true,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    expense_type: f.ref('expense-type', { required: true }),
    title: f.text({ max: 120, search: true }),
    supplier: f.ref('supplier'),
    /** The truck for which it was spent, so that the profit of a truck has its share of the office. */
    truck: f.ref('truck', { read: 'show_truck_on_expense', write: 'show_truck_on_expense' }),
    /** With its VAT, if it has any. */
    total_amount: f.money({ ...kept, required: true }),
    has_receipt: f.flag({ default: false }),
    receipt_number: f.text({ max: 60, search: true }),
    receipt_date: f.date({ day: 'any' }),
    /** One of several documents on the same receipt, and the VAT of the whole of it where it is said (A38). */
    part_of_receipt: f.flag(kept),
    receipt_tax: f.money(kept),
    tax_type: f.choice(EXPENSE_TAXES, { required: true, default: 'exempt' }),
    /** The VAT as the receipt says it, where it is not what the rate gives (A39). */
    tax_amount: f.money(kept),
    /** What it costs the business, and the VAT that is claimed; nothing until it is verified. */
    net_amount: f.money(sum),
    tax: f.money(sum),
    /** The VAT that it claims once it is verified: so much of its receipt is spoken for. */
    claimable_tax: f.money(kept),
    paid_amount: f.money(sum),
    /** What had been paid as it was verified. */
    prepaid_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffExpense' }),
    remain_amount: f.money(sum),
    due_date: f.date(),
    /** The recurring expense whose day it was recorded for. */
    recurring: f.ref('recurring-expense', kept),
    is_verified: f.flag({ ...kept, required: true, default: false }),
    verified_on: f.date(kept),
    /** Where it stands in the books, whatever its type says later. */
    ledger_code: f.text({ ...kept, max: 20 }),
    status: f.state(expenseStates),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(expenseStates, 'pending', 'verified'),
    unverified: (e) => e.and(e.eq('is_verified', false), counts(expenseStates)),
    paid: (e) => e.and(e.lte('remain_amount', 0), counts(expenseStates)),
    unpaid: (e) => e.and(e.gt('remain_amount', 0), counts(expenseStates)),
  },
  filters: ['expense_type', 'supplier', 'truck', 'status', 'date', 'has_receipt', 'recurring'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'expense_type',
      'title',
      'total_amount',
      'remain_amount',
      'status',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: PAPER_FIGURES },
  form: [
    { key: 'main', rows: [['expense_type', 'title'], ['supplier', 'due_date'], ['truck'], ['remarks']] },
    {
      key: 'receipt',
      rows: [
        ['has_receipt', 'tax_type'],
        ['receipt_number', 'receipt_date'],
      ],
    },
  ],
  page: {
    dates: ['date', { due: 'due_date', while: 'remain_amount' }],
    facts: ['title', 'expense_type', 'truck', 'receipt_number', 'receipt_date', 'recurring', 'remarks'],
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
