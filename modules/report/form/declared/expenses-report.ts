import { expense } from '#modules/finance/expense/expense.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** What was spent and no goods came for, verified or still to be. */
export const expensesReport: ReportType = {
  type: 'expenses',
  title: WORDS.expenses,
  right: 'view_expenses_report',
  risesBadly: true,
  documents: WORDS.expenses,
  parts: [{ entity: expense, day: 'date', at: 'created_at', about: ['title', 'supplier'] }],
  figures: [
    {
      key: 'total_amount',
      kind: 'money',
      of: ['total_amount'],
      words: WORDS.expensesWithVat,
    },
    {
      key: 'net_amount',
      kind: 'money',
      of: ['net_amount'],
      words: WORDS.verifiedWithoutVat,
    },
    { key: 'taken_off_amount', kind: 'money', of: ['taken_off_amount'], words: WORDS.takenOff },
    { key: 'paid_amount', kind: 'money', of: ['paid_amount'], words: WORDS.paid },
    {
      key: 'remain_amount',
      kind: 'money',
      of: ['remain_amount'],
      words: WORDS.stillToBePaid,
    },
  ],
  groups: [
    { key: 'expense_type', of: 'expense_type', words: WORDS.typeOfExpense },
    { key: 'supplier', of: 'supplier', words: WORDS.supplier },
    { key: 'status', of: 'status', words: WORDS.status },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
