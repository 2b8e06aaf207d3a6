import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { EXPENSE_TAXES } from '../expense/expense.entity.ts';
import { COUNTERPARTS, movesMoney, TRANSACTION_TYPES } from './transaction.rules.ts';
import { transactionStates } from './transaction.states.ts';

const kept = { owner: 'system' } as const;
const posted = { fixed: true } as const;

/**
 * Money that was put into an account, taken out of it or moved to another one, apart from sales, purchases, expenses and
 * debts: what the owner puts in and takes out, loans, interest, and transfers between till, wallet and bank.
 */
export const transaction = defineEntity({
  name: 'transaction',
  module: 'finance',
  title: 'number',
  scope: 'branch',
  asks: { create: ['back_date_sale'] },
  states: transactionStates,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date(posted),
    type: f.choice(TRANSACTION_TYPES, { ...posted, required: true }),
    account: f.ref('account', { ...posted, required: true }),
    /** Where a transfer goes; of this branch or of another one. */
    to_account: f.ref('account', posted),
    to_branch: f.ref('branch', kept),
    amount: f.money({ ...posted, required: true }),
    /** On top, out of the account that the money leaves; on a deposit out of what arrives (A27). */
    fee: f.money({ ...posted, default: 0 }),
    counterpart: f.choice(COUNTERPARTS, posted),
    expense_type: f.ref('expense-type', posted),
    /**
     * The till of which it says where counted money went or came from. The count has changed the till already, so the other
     * side is what is to be explained (A32).
     */
    explains: f.ref('account', kept),
    /** Of an expense that explains: its VAT, and the receipt by which it is claimed (A23). */
    tax_type: f.choice(EXPENSE_TAXES, kept),
    has_receipt: f.flag({ ...kept, default: false }),
    receipt_number: f.text({ ...kept, max: 60, search: true }),
    tax: f.money({ ...kept, required: true, default: 0 }),
    /** The account of the chart behind the counterpart, whatever the type of the expense says later. */
    ledger_code: f.text({ ...kept, max: 20, internal: true }),
    /** What lay in the account once this had moved, in the order of the days. */
    balance_after: f.money({ from: 'transactionBalanceAfter', read: 'view_account_balance', min: -1 }),
    reference: f.text({ ...posted, max: 60, search: true }),
    remarks: f.text({ max: 1000, search: true }),
    status: f.state(transactionStates),
  },
  rules: [movesMoney],
  conditions: {
    deposit: (e) => e.eq('type', 'deposit'),
    withdraw: (e) => e.eq('type', 'withdraw'),
    transfer: (e) => e.eq('type', 'transfer'),
    ...conditionsOf(transactionStates, 'void'),
  },
  filters: ['type', 'account', 'to_account', 'counterpart', 'date', 'status'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'type',
      'account',
      'to_account',
      'counterpart',
      'amount',
      'fee',
      'reference',
      'status',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'amount',
  },
  totals: { of: ['amount', 'fee'], by: 'type' },
  form: [{ key: 'main', rows: [['remarks']] }],
  excel: {
    columns: [
      'date',
      'type',
      'account',
      'to_account',
      'amount',
      'fee',
      'counterpart',
      'expense_type',
      'reference',
      'remarks',
    ],
  },
  page: {
    figures: ['amount', 'fee', 'tax', 'balance_after'],
    facts: [
      ...['type', 'account', 'to_account', 'to_branch', 'counterpart', 'expense_type', 'explains'],
      ...['receipt_number', 'reference', 'remarks'],
    ] as const,
    totals: ['amount', 'fee', 'tax'],
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export', 'import'],
});
