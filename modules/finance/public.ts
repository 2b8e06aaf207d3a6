/** What the modules after this one may call. */

export { otherBalances, partyBalance } from './account/server/account-balance.ts';
export { accountForMoney } from './account/server/account-for-money.ts';
export { howToPay } from './account/server/how-to-pay.ts';
export { ledgerCodes, type MoneyPlace, moneyPlaces } from './account/server/ledger-codes.ts';
export { ACCOUNT_TYPE_WORDS, type LedgerAccountType } from './ledger/account-types.words.ts';
export { inTheirBranches } from './ledger/between-branches.rules.ts';
export { YEAR_CLOSE } from './ledger/closing-entries.ts';
export { ledgerAccountName } from './ledger/ledger-account-name.ts';
export type { BookCheck, BookSubject, Examined } from './ledger/server/book-check.ts';
export { BRANCH, BRANCHES, documentSubject, namedSubject, SUPPLIER } from './ledger/server/book-subjects.ts';
export { checkPostings, type PostingFault } from './ledger/server/check-postings.ts';
export {
  balancesOf,
  entriesSince,
  type HeldBalance,
  holdBalance,
  takenBackUntil,
} from './ledger/server/count-till.ts';
export { earnedOn } from './ledger/server/earned-on.ts';
export { foldAccountMonths } from './ledger/server/fold-account-months.job.ts';
export { moneyMovedAsDocumentsSay } from './ledger/server/money-moved.ts';
export { type Entry, postEntries } from './ledger/server/post-entries.ts';
export { requireOpenBooks } from './ledger/server/require-open-books.ts';
export { reverseEntries } from './ledger/server/reverse-entries.ts';
export {
  claimReferences,
  type MoneyReference,
  releaseReferences,
} from './money-reference/server/claim-references.ts';
export { type DepositThere, depositIn, postingsElsewhere } from './payable/deposit.rules.ts';
export { type Party, partyOf } from './payable/party.rules.ts';
export { correctDebt } from './payable/server/correct-debt.ts';
export { type DepositClaim, depositReady, freeDepositInSql } from './payable/server/deposit-ready.ts';
export { depositInBranch, depositOf, depositsElsewhere } from './payable/server/deposits.ts';
export type { Source } from './payable/server/documents.ts';
export { giveBackDebt } from './payable/server/give-back-debt.ts';
export { handOverDebt } from './payable/server/hand-over-debt.ts';
export { lockDebtsOf } from './payable/server/lock-debts.ts';
export { type LoweredDebt, lowerDebt, refusePaid } from './payable/server/lower-debt.ts';
export { type NewDebt, openDebt } from './payable/server/open-debt.ts';
export { overdueOf } from './payable/server/overdue.ts';
export { holdParties, lockParty } from './payable/server/parties.ts';
export { partyHooks } from './payable/server/party.hooks.ts';
export { raiseDebt } from './payable/server/raise-debt.ts';
export { type NewDeposit, saveDeposit } from './payable/server/save-deposit.ts';
export { settle } from './payable/server/settle.ts';
export {
  holdDepositsOf,
  type SpentDeposit,
  spendDeposit,
  voidDepositsOf,
} from './payable/server/spend-deposit.ts';
export { takenOffOf } from './payable/server/taken-off.ts';
export { accountFault } from './payment/payment-modes.ts';
export { checkDayOfPosting, dayOfPosting, setDayOfPosting } from './payment/server/day-of-posting.ts';
export { FEE_OF_NO_MONEY_OUT } from './payment/server/fee-of.ts';
export { type ForeignMoney, readExchange, readForeign, worthOf } from './payment/server/foreign-money.ts';
export { formTerms } from './payment/server/form-terms.ts';
export { giveBack, paidBy, payByDeposit } from './payment/server/money-of-party.ts';
export { owedTo } from './payment/server/owed-debts.ts';
export { payBack } from './payment/server/pay-back.ts';
export { type PaidDocument, type PayingMoney, payDocuments } from './payment/server/pay-documents.ts';
export { noteElsewhere, refuseForeignMoney } from './payment/server/payments-elsewhere.ts';
export { type PaidMoney, readMoney, referencesOf } from './payment/server/read-money.ts';
export { takePayment } from './payment/server/receive-payment.command.ts';
export type { RefundsOfDocuments } from './payment/server/refunds-of-documents.ts';
export {
  claimMoney,
  oweRest,
  type SettledMoney,
  settleDocument,
} from './payment/server/settle-document.ts';
export { releaseClaims, takeBackMoney } from './payment/server/take-back-document.ts';
export { waysToPay } from './payment/server/ways-to-pay.ts';
export { takeNumber } from './series/server/take-number.ts';
export { bookSmsUsed } from './sms-credit/server/book-sms.job.ts';
export { type SmsOfBranch, sendSms, sendSmsIfPaid } from './sms-credit/server/send-sms.ts';
export {
  holdSmsCredit,
  readSmsCredit,
  requireSmsCredit,
  type SmsCredit,
  smsLeft,
} from './sms-credit/server/sms-credit.ts';
export { partyQueries } from './statement/server/party-queries.ts';
export { costOfPaper } from './supplier-paper/cost-of-paper.rules.ts';
export {
  claimsVat,
  enterPapers,
  type GivenPapers,
  refuseFutureReceipt,
  releasePapers,
} from './supplier-paper/server/enter-papers.ts';
export { recordTransaction } from './transaction/server/record-transaction.command.ts';
export { releaseMessages } from './transaction-message/server/release-messages.ts';
