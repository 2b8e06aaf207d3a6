import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { account } from './account/account.entity.ts';
import { accountHooks } from './account/server/account.hooks.ts';
import { accountBalance } from './account/server/account-balance.ts';
import { ACCOUNT_CHECKS } from './account/server/account-checks.ts';
import { accountOpening } from './account/server/account-opening.ts';
import { numbersToPayTo } from './account/server/numbers-to-pay-to.ts';
import { booksOfNewBranch } from './account/server/open-books-of-branch.ts';
import { debt } from './debt/debt.entity.ts';
import { debtHooks } from './debt/server/debt.hooks.ts';
import { DEBT_CHECKS } from './debt/server/debt-checks.ts';
import { debtPosting } from './debt/server/debt-posting.ts';
import { undoWriteOff, voidDebt, writeOff } from './debt/server/write-off.ts';
import { debtHistoryHooks } from './debt-history/server/debt-history.hooks.ts';
import { debtTerms } from './debt-history/server/debt-terms.query.ts';
import { payDebt } from './debt-history/server/pay-debt.command.ts';
import { voidDebtHistory } from './debt-history/server/void-debt-history.command.ts';
import { expense } from './expense/expense.entity.ts';
import { expenseHooks } from './expense/server/expense.hooks.ts';
import { EXPENSE_CHECKS } from './expense/server/expense-checks.ts';
import { expensePosting } from './expense/server/expense-posting.ts';
import { expensePaymentTerms, expenseTerms } from './expense/server/expense-terms.query.ts';
import { payExpense } from './expense/server/pay-expense.command.ts';
import { recordExpense } from './expense/server/record-expense.command.ts';
import { unverifyExpense, verifyExpense, voidExpense } from './expense/server/verify-expense.ts';
import { expenseTypeHooks } from './expense-type/server/expense-type.hooks.ts';
import { books } from './ledger/server/books.ts';
import { foldAccountMonths } from './ledger/server/fold-account-months.job.ts';
import { haveEntries } from './ledger/server/have-entries.ts';
import { journalToTake } from './ledger/server/journal-to-take.ts';
import { LEDGER_CHECKS } from './ledger/server/ledger-checks.ts';
import { manualEntry } from './manual-entry/manual-entry.entity.ts';
import { manualEntryHooks } from './manual-entry/server/manual-entry.hooks.ts';
import { manualEntryPosting } from './manual-entry/server/manual-entry-posting.ts';
import { postManualEntry } from './manual-entry/server/post-manual-entry.ts';
import { takenOffDebt, takenOffOf } from './payable/server/taken-off.ts';
import { owed } from './payment/server/owed.query.ts';
import { payBackDeposit } from './payment/server/pay-back-deposit.command.ts';
import { paySystem } from './payment/server/pay-system.command.ts';
import { paymentHooks } from './payment/server/payment.hooks.ts';
import { PAYMENT_CHECKS } from './payment/server/payment-checks.ts';
import { paymentDocument } from './payment/server/payment-document.ts';
import { receivePayment } from './payment/server/receive-payment.command.ts';
import { releasePrepaid } from './payment/server/release-prepaid.job.ts';
import { systemTerms } from './payment/server/system-terms.query.ts';
import { recurringExpense } from './recurring-expense/recurring-expense.entity.ts';
import { recordRecurring } from './recurring-expense/server/record-recurring.job.ts';
import { recurringExpenseHooks } from './recurring-expense/server/recurring-expense.hooks.ts';
import { bookSms } from './sms-credit/server/book-sms.job.ts';
import { SMS_CREDIT_CHECKS } from './sms-credit/server/sms-credit-checks.ts';
import { SMS_USE, smsUse } from './sms-credit/server/sms-pool.ts';
import { transactionBalanceAfter } from './transaction/server/balance-after.ts';
import { createTransaction } from './transaction/server/record-transaction.command.ts';
import { transactionHooks } from './transaction/server/transaction.hooks.ts';
import { TRANSACTION_CHECKS } from './transaction/server/transaction-checks.ts';
import { transactionDocument } from './transaction/server/transaction-document.ts';
import { transactionTerms } from './transaction/server/transaction-terms.query.ts';
import { awaitedTexts } from './transaction-message/awaited/server/awaited-texts.query.ts';
import { ingestText } from './transaction-message/forwarding/server/ingest-text.command.ts';
import { readForwarded } from './transaction-message/forwarding/server/read-forwarded.job.ts';
import { endWayIn, makeWayIn } from './transaction-message/forwarding/server/way-in.command.ts';
import { wayIn } from './transaction-message/forwarding/server/way-in.query.ts';
import { gapOfMessage } from './transaction-message/server/gap-of-message.ts';
import { matchText } from './transaction-message/server/match-text.command.ts';
import { pasteTexts } from './transaction-message/server/paste-texts.command.ts';
import { suggestionsForText } from './transaction-message/server/suggestions.query.ts';
import { unmatchText } from './transaction-message/server/unmatch-text.command.ts';
import { postVat, reverseVat } from './vat-settlement/server/settle-vat.ts';
import { vatPosting } from './vat-settlement/server/vat-posting.ts';
import { vatSettlementHooks } from './vat-settlement/server/vat-settlement.hooks.ts';
import { vatSettlement } from './vat-settlement/vat-settlement.entity.ts';
import { closeYear } from './year-close/server/close-year.command.ts';
import { foreseeYear } from './year-close/server/foresee-year.query.ts';
import { reopenYear } from './year-close/server/reopen-year.command.ts';
import { yearCloseDocument } from './year-close/server/year-close-document.ts';

export const financeServer = defineServerModule({
  operations: [
    owed,
    receivePayment,
    payBackDeposit,
    systemTerms,
    paySystem,
    debtTerms,
    payDebt,
    closeYear,
    reopenYear,
    foreseeYear,
    voidDebtHistory,
    expenseTerms,
    expensePaymentTerms,
    recordExpense,
    payExpense,
    transactionTerms,
    createTransaction,
    pasteTexts,
    suggestionsForText,
    matchText,
    unmatchText,
    ingestText,
    awaitedTexts,
    wayIn,
    makeWayIn,
    endWayIn,
  ],
  books,
  documents: {
    'year-close': yearCloseDocument,
    'vat-settlement': defineDocument(vatSettlement, {
      posting: vatPosting,
      transitions: { post: postVat, reverse: reverseVat },
    }),
    'manual-entry': defineDocument(manualEntry, {
      posting: manualEntryPosting,
      transitions: { post: postManualEntry },
    }),
    debt: defineDocument(debt, {
      posting: debtPosting,
      transitions: { write_off: writeOff, undo_write_off: undoWriteOff, void: voidDebt },
    }),
    expense: defineDocument(expense, {
      posting: expensePosting,
      transitions: { verify: verifyExpense, unverify: unverifyExpense, void: voidExpense },
    }),
    payment: paymentDocument,
    transaction: transactionDocument,
  },
  recorded: { [account.name]: accountOpening, [SMS_USE]: smsUse },
  jobs: [foldAccountMonths, recordRecurring, releasePrepaid, readForwarded, bookSms],
  computed: {
    accountBalance,
    transactionBalanceAfter,
    gapOfMessage,
    takenOffDebt,
    takenOffExpense: takenOffOf(expense),
  },
  hooks: {
    'manual-entry': manualEntryHooks,
    'vat-settlement': vatSettlementHooks,
    account: accountHooks,
    debt: debtHooks,
    'debt-history': debtHistoryHooks,
    expense: expenseHooks,
    'expense-type': expenseTypeHooks,
    payment: paymentHooks,
    [recurringExpense.name]: recurringExpenseHooks,
    transaction: transactionHooks,
  },
  brings: {
    branchOpeners: [booksOfNewBranch],
    booksBegun: [haveEntries],
    datedLedgers: [{ table: 'journal_entries' }],
    takenLedgers: [journalToTake],
    waysToBePaid: [numbersToPayTo],
    bookChecks: [
      ...LEDGER_CHECKS,
      ...ACCOUNT_CHECKS,
      ...DEBT_CHECKS,
      ...PAYMENT_CHECKS,
      ...EXPENSE_CHECKS,
      ...TRANSACTION_CHECKS,
      ...SMS_CREDIT_CHECKS,
    ],
  },
});
