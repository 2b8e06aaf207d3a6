/** What the modules after this one, and the server, may call. */

export { activityBook } from './activity/server/activity-book.ts';
export { changedRecords } from './activity/server/changed-records.ts';
export { checkChain } from './activity/server/check-chain.ts';
export { languageOfCustomers } from './branch/language-of-customers.ts';
export { type BooksBegun, haveBooksBegun } from './branch/server/books-begun.ts';
export { FEE_TERMS, readFeeTerms } from './branch/server/fee-terms.ts';
export { freeAbbreviationIn } from './branch/server/free-abbreviation-in.ts';
export { readLetterhead } from './branch/server/letterhead.query.ts';
export {
  type BranchOpener,
  furnishBranch,
  openBranch,
} from './branch/server/open-branch.ts';
export { refusalOfStatus } from './branch/server/refusal-of-status.ts';
export type { WaysToBePaid } from './branch/server/ways-to-be-paid.ts';
export { type WorkingBranch, workingBranches } from './branch/server/working-branches.ts';
export {
  type BranchStatus,
  daysLeft,
  type FeeNotice,
  type FeeTerms,
  feeNoticeOn,
  statusOn,
  USUAL_TERMS,
  worstOf,
} from './branch/service-fee.rules.ts';
export { takeTime } from './branch-data/server/reset-branch.command.ts';
export type { TakenLedger } from './branch-data/server/taken-ledgers.ts';
export { startingSettings } from './branch-settings/server/starting-settings.ts';
export { usualBeginOfBooks } from './business/books-begin.rules.ts';
export type { DatedLedger } from './business/server/dated-before.ts';
export { BUSINESS_TYPES } from './business-types.ts';
export { OwnersUnlock } from './errors.ts';
export { type Notification, notify } from './notification/server/notify.ts';
export {
  endOccupation,
  type InTheWay,
  isTakenInSql,
  occupy,
  release,
  type Taking,
  takenBy,
  whatOccupies,
} from './occupation/server/occupy.ts';
export type { TaxedDay } from './vat-rate/server/taxed-days.ts';
export { vatChangesSql } from './vat-rate/server/vat-changes.ts';
