import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { CHART } from '../ledger/chart.ts';
import { EXPENSE_ACCOUNTS } from './expense-accounts.ts';

/** What a business spends on, such as rent or wages, and the account of the chart on which it stands; for all branches. */
export const expenseType = defineEntity({
  name: 'expense-type',
  module: 'finance',
  title: 'name',
  scope: 'business',
  restorable: true,
  madeWhereChosen: true,
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'business' }),
    ledger_account: f.choice(EXPENSE_ACCOUNTS, { required: true, default: CHART.otherExpenses }),
    /** Small things that whoever keeps a till pays out of its drawer by the right to sell, up to the limit of the branch. */
    from_drawer: f.flag({ default: false }),
    remarks: f.text({ max: 1000 }),
  },
  filters: ['ledger_account'],
  list: { columns: ['name', 'ledger_account', 'remarks', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name', 'ledger_account'], ['from_drawer'], ['remarks']] }],
  excel: { columns: ['name', 'ledger_account', 'remarks'], matchBy: 'name' },
});
