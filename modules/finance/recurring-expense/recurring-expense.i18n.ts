import type { Messages } from '#core/entity-words.ts';
import type { recurringExpense } from './recurring-expense.entity.ts';

export const recurringExpenseWords = {
  en: {
    one: 'Recurring expense',
    many: 'Recurring expenses',
    lower: 'recurring expense',
    new: 'New recurring expense',
    purpose: 'Rent, wages and other costs that repeat. Each is recorded on its day and waits to be verified.',
    fields: {
      title: 'What for',
      expense_type: 'Expense type',
      amount: 'Amount',
      supplier: 'Supplier',
      truck: 'Truck',
      every: 'Repeats',
      starts_on: 'First day',
      ends_on: 'Last day',
      days_to_pay: 'Days to pay',
      remarks: 'Remarks',
      next_on: 'Next on',
      last_on: 'Last recorded on',
    },
    hints: {
      ends_on: 'Leave empty if it does not end.',
      days_to_pay: 'Due this many days after it is recorded.',
    },
    sections: { main: { title: 'Expense' }, days: { title: 'When' } },
    conditions: { running: 'Running', ended: 'Ended' },
    choices: {
      every: { week: 'Every week', month: 'Every month', quarter: 'Every quarter', year: 'Every year' },
    },
  },
  sw: {
    noun: '6',
    one: 'Matumizi ya kujirudia',
    many: 'Matumizi ya kujirudia',
    lower: 'matumizi ya kujirudia',
    new: 'Matumizi mapya ya kujirudia',
    purpose:
      'Kodi, mishahara na matumizi mengine yanayojirudia. Yanarekodiwa siku yake na kusubiri kuhakikiwa.',
    fields: {
      title: 'Ya nini',
      expense_type: 'Aina ya matumizi',
      amount: 'Kiasi',
      supplier: 'Msambazaji',
      truck: 'Lori',
      every: 'Yanajirudia',
      starts_on: 'Siku ya kwanza',
      ends_on: 'Siku ya mwisho',
      days_to_pay: 'Siku za kulipa',
      remarks: 'Maoni',
      next_on: 'Yanayofuata',
      last_on: 'Yalirekodiwa mwisho',
    },
    hints: {
      ends_on: 'Acha wazi kama hayaishi.',
      days_to_pay: 'Yanatakiwa kulipwa siku hizi baada ya kurekodiwa.',
    },
    sections: { main: { title: 'Matumizi' }, days: { title: 'Lini' } },
    all: 'Yote',
    conditions: { running: 'Yanaendelea', ended: 'Yameisha' },
    choices: {
      every: { week: 'Kila wiki', month: 'Kila mwezi', quarter: 'Kila robo mwaka', year: 'Kila mwaka' },
    },
  },
} as const satisfies Messages<typeof recurringExpense>;
