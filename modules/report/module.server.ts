import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { booksCheck } from './books/server/books-check.query.ts';
import { chartOfAccounts } from './chart-of-accounts/server/chart-of-accounts.query.ts';
import { generalLedger } from './general-ledger/server/general-ledger.query.ts';
import { journal } from './journal/server/journal.query.ts';
import { trialBalance } from './trial-balance/server/trial-balance.query.ts';

export const reportServer = defineServerModule({
  operations: [trialBalance, chartOfAccounts, journal, generalLedger, booksCheck],
});
