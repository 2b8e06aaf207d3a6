import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { expense } from '../expense/expense.entity.ts';
import { EVERY } from './recurrence.rules.ts';

const kept = { owner: 'system' } as const;

/** Rent, wages and whatever else comes again: on each of its days it is recorded as an expense that waits to be verified. */
export const recurringExpense = defineEntity({
  name: 'recurring-expense',
  module: 'finance',
  title: 'title',
  scope: 'branch',
  emptied: true,
  fields: {
    title: f.text({ required: true, max: 120, search: true }),
    expense_type: f.ref('expense-type', { required: true }),
    /** With its VAT, if it has any. */
    amount: f.money({ required: true }),
    supplier: f.ref('supplier'),
    truck: f.ref('truck', { read: 'show_truck_on_expense', write: 'show_truck_on_expense' }),
    every: f.choice(EVERY, { required: true }),
    /** The day of the first one; the others are counted from it. */
    starts_on: f.date({ required: true, day: 'any' }),
    /** The last day on which it is recorded, if it ends. */
    ends_on: f.date({ day: 'any' }),
    /** How many days later it is to be paid; none where left out. */
    days_to_pay: f.integer({ max: 365 }),
    remarks: f.text({ max: 1000 }),
    /** When it is recorded next; never again where there is none. */
    next_on: f.date({ ...kept, day: 'any' }),
    last_on: f.date({ ...kept, day: 'any' }),
  },
  conditions: {
    running: (e) => e.not(e.isNull('next_on')),
    ended: (e) => e.isNull('next_on'),
  },
  filters: ['expense_type', 'supplier', 'truck', 'every'],
  list: {
    columns: ['title', 'expense_type', 'amount', 'every', 'next_on', 'ends_on', 'created_by'],
    sort: 'next_on',
    figure: 'amount',
  },
  form: [
    { key: 'main', rows: [['title', 'expense_type'], ['amount', 'supplier'], ['truck']] },
    { key: 'days', rows: [['every', 'starts_on'], ['ends_on', 'days_to_pay'], ['remarks']] },
  ],
  names: { plural: 'recurring_expenses', permissions: expense.permissions },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
