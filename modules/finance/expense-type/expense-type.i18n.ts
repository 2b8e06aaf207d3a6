import type { Messages } from '#core/entity-words.ts';
import { CHART } from '../ledger/chart.ts';
import type { expenseType } from './expense-type.entity.ts';

export const expenseTypeWords = {
  en: {
    one: 'Expense type',
    many: 'Expense types',
    lower: 'expense type',
    new: 'New expense type',
    purpose: 'Expense types group what you spend, such as rent, wages and electricity.',
    fields: {
      name: 'Name',
      ledger_account: 'Ledger account',
      from_drawer: 'Paid from the drawer',
      remarks: 'Remarks',
    },
    hints: {
      ledger_account: 'Where expenses of this type stand in the income statement.',
      from_drawer:
        'Cashiers may pay it out of their own drawer, up to the limit in the settings of the branch.',
    },
    sections: { main: { title: 'Expense type', why: 'Groups what you spend in reports.' } },
    choices: {
      ledger_account: {
        [CHART.rent]: 'Rent',
        [CHART.salaries]: 'Salaries and wages',
        [CHART.utilities]: 'Electricity and water',
        [CHART.communication]: 'SMS and communication',
        [CHART.platformFees]: 'Platform service fees',
        [CHART.bankCharges]: 'Bank and mobile money charges',
        [CHART.otherExpenses]: 'Other operating expenses',
        [CHART.truckFuel]: 'Truck fuel',
        [CHART.truckRepairs]: 'Truck service and repairs',
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
    fields: {
      name: 'Jina',
      ledger_account: 'Akaunti ya leja',
      from_drawer: 'Hulipwa kutoka kwenye droo',
      remarks: 'Maoni',
    },
    hints: {
      ledger_account: 'Mahali matumizi ya aina hii yanapoonekana kwenye taarifa ya mapato.',
      from_drawer:
        'Wahudumu wa kaunta wanaweza kulipa kutoka kwenye droo yao, hadi kikomo kilichowekwa kwenye mipangilio ya tawi.',
    },
    sections: { main: { title: 'Aina ya matumizi', why: 'Hupanga unachotumia kwenye ripoti.' } },
    all: 'Zote',
    choices: {
      ledger_account: {
        [CHART.rent]: 'Kodi ya pango',
        [CHART.salaries]: 'Mishahara',
        [CHART.utilities]: 'Umeme na maji',
        [CHART.communication]: 'SMS na mawasiliano',
        [CHART.platformFees]: 'Ada za mfumo',
        [CHART.bankCharges]: 'Makato ya benki na pesa mtandao',
        [CHART.otherExpenses]: 'Matumizi mengine',
        [CHART.truckFuel]: 'Mafuta ya malori',
        [CHART.truckRepairs]: 'Matengenezo ya malori',
      },
    },
  },
} as const satisfies Messages<typeof expenseType>;
