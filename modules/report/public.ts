/** What the command line and the tests of other modules may call. */
export {
  type BookFault,
  checkDocuments,
  type PostingRules,
  runBookChecks,
} from './books/server/check-books.ts';
export { exportJournal } from './journal/server/export-journal.ts';
export { TAXED } from './tax-summary/server/taxed-amounts.ts';
