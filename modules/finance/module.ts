import { defineModule } from '#core/define-module.ts';
import { account } from './account/account.entity.ts';
import { accountWords } from './account/account.i18n.ts';
import { debt } from './debt/debt.entity.ts';
import { debtWords } from './debt/debt.i18n.ts';
import { debtHistory } from './debt-history/debt-history.entity.ts';
import { debtHistoryWords } from './debt-history/debt-history.i18n.ts';
import { expense } from './expense/expense.entity.ts';
import { expenseWords } from './expense/expense.i18n.ts';
import { expenseType } from './expense-type/expense-type.entity.ts';
import { expenseTypeWords } from './expense-type/expense-type.i18n.ts';
import { ledgerTables } from './ledger/ledger-tables.ts';
import { manualEntry } from './manual-entry/manual-entry.entity.ts';
import { manualEntryWords } from './manual-entry/manual-entry.i18n.ts';
import { moneyReferences } from './money-reference/money-reference-table.ts';
import { payment } from './payment/payment.entity.ts';
import { paymentWords } from './payment/payment.i18n.ts';
import { recurringExpense } from './recurring-expense/recurring-expense.entity.ts';
import { recurringExpenseWords } from './recurring-expense/recurring-expense.i18n.ts';
import { smsPools, smsUses } from './sms-credit/sms-credit-tables.ts';
import { supplierPapers } from './supplier-paper/supplier-paper-table.ts';
import { transaction } from './transaction/transaction.entity.ts';
import { transactionWords } from './transaction/transaction.i18n.ts';
import { forwardedTexts, messageWaysIn } from './transaction-message/forwarding/forwarding-tables.ts';
import { messageIdentities } from './transaction-message/message-identity-table.ts';
import { transactionMessage } from './transaction-message/transaction-message.entity.ts';
import { transactionMessageWords } from './transaction-message/transaction-message.i18n.ts';
import { vatSettlement } from './vat-settlement/vat-settlement.entity.ts';
import { vatSettlementWords } from './vat-settlement/vat-settlement.i18n.ts';
import { yearClose } from './year-close/year-close.entity.ts';
import { yearCloseWords } from './year-close/year-close.i18n.ts';

export const finance = defineModule({
  name: 'finance',
  title: { en: 'Finance', sw: 'Fedha' },
  icon: 'finance',
  permission: 'view_finance_menu',
  entities: [
    { entity: account, words: accountWords },
    { entity: expense, words: expenseWords },
    { entity: expenseType, words: expenseTypeWords },
    { entity: payment, words: paymentWords },
    { entity: transaction, words: transactionWords },
    { entity: transactionMessage, words: transactionMessageWords },
    { entity: debt, words: debtWords },
    { entity: debtHistory, words: debtHistoryWords },
    { entity: manualEntry, words: manualEntryWords },
    { entity: vatSettlement, words: vatSettlementWords },
    { entity: yearClose, words: yearCloseWords },
    { entity: recurringExpense, words: recurringExpenseWords },
  ],
  menu: [
    {
      title: { en: 'Account dashboard', sw: 'Dashibodi ya akaunti' },
      route: '/finance/account-dashboard',
      permission: 'view_account_dashboard',
    },
    {
      title: { en: 'Close a year', sw: 'Funga mwaka' },
      route: '/finance/close-year',
      permission: 'close_books',
    },
  ],
  // A debt is paid from where it is seen, so the form stands in no menu.
  screens: [
    {
      path: '/finance/debt-history-form',
      title: { en: 'Pay debt', sw: 'Lipa deni' },
      permission: [],
    },
    {
      path: '/finance/close-year',
      title: { en: 'Close a year', sw: 'Funga mwaka' },
      permission: 'close_books',
    },
    {
      path: '/finance/account-dashboard',
      title: { en: 'Account dashboard', sw: 'Dashibodi ya akaunti' },
      permission: 'view_account_dashboard',
    },
    {
      path: '/finance/account-movements',
      title: { en: 'Money movements', sw: 'Mienendo ya pesa' },
      permission: ['view_account_dashboard', 'view_account_balance'],
      isPart: true,
    },
  ],
  tables: [
    ...ledgerTables,
    moneyReferences,
    supplierPapers,
    messageIdentities,
    messageWaysIn,
    forwardedTexts,
    smsPools,
    smsUses,
  ],
});
