import type { Messages } from '#core/entity-words.ts';
import type { expenseType } from './expense-type.entity.ts';

export const expenseTypeWords = {
  en: {
    one: 'Expense type',
    many: 'Expense types',
    lower: 'expense type',
    new: 'New expense type',
    purpose: 'Expense types group what you spend, such as rent, wages and electricity.',
    fields: { name: 'Name', ledger_account: 'Ledger account', remarks: 'Remarks' },
    hints: { ledger_account: 'Where expenses of this type stand in the income statement.' },
    sections: { main: { title: 'Expense type', why: 'Groups what you spend in reports.' } },
    choices: {
      ledger_account: {
        '6010': 'Rent',
        '6020': 'Salaries and wages',
        '6030': 'Electricity and water',
        '6050': 'SMS and communication',
        '6060': 'Platform service fees',
        '6070': 'Bank and mobile money charges',
        '6090': 'Other operating expenses',
        '5100': 'Truck fuel',
        '5110': 'Truck service and repairs',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: 'Aina ya matumizi',
    many: 'Aina za matumizi',
    lower: 'aina ya matumizi',
    new: 'Aina mpya ya matumizi',
    purpose: 'Aina za matumizi hupanga unachotumia, kama kodi ya pango, mishahara na umeme.',
    fields: { name: 'Jina', ledger_account: 'Akaunti ya leja', remarks: 'Maoni' },
    hints: { ledger_account: 'Mahali matumizi ya aina hii yanapoonekana kwenye taarifa ya mapato.' },
    sections: { main: { title: 'Aina ya matumizi', why: 'Hupanga unachotumia kwenye ripoti.' } },
    all: 'Zote',
    choices: {
      ledger_account: {
        '6010': 'Kodi ya pango',
        '6020': 'Mishahara',
        '6030': 'Umeme na maji',
        '6050': 'SMS na mawasiliano',
        '6060': 'Ada za mfumo',
        '6070': 'Makato ya benki na pesa mtandao',
        '6090': 'Matumizi mengine',
        '5100': 'Mafuta ya malori',
        '5110': 'Matengenezo ya malori',
      },
    },
  },
} as const satisfies Messages<typeof expenseType>;
