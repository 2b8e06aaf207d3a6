import { addBookCheck } from '#modules/branch/public.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { accountHooks } from './account/server/account.hooks.ts';
import { accountBalance } from './account/server/account-balance.ts';
import { openBooksOfNewBranches } from './account/server/open-books-of-branch.ts';
import { debtHooks } from './debt/server/debt.hooks.ts';
import { haveEntries } from './ledger/server/have-entries.ts';

openBooksOfNewBranches();
addBookCheck(haveEntries);

export const financeServer = defineServerModule({
  computed: { accountBalance },
  hooks: { account: accountHooks, debt: debtHooks },
});
