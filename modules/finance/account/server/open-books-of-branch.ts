import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import type { BranchOpener } from '#modules/branch/public.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { openExpenseTypes } from '../../expense-type/server/open-expense-types.ts';
import { openChart } from '../../ledger/server/open-chart.ts';
import { account } from '../account.entity.ts';
import { ACCOUNT_TEXTS } from '../account.words.ts';
import { openMoneyAccounts } from './open-money-accounts.ts';

const DRAWER = { name: ACCOUNT_TEXTS.drawerName, type: 'cash in hand', provider: 'NONE' } as const;
const SAFE = { ...DRAWER, name: ACCOUNT_TEXTS.safeName, is_till: false } as const;
const M_PESA = { name: ACCOUNT_TEXTS.mPesaName, type: 'mobile', provider: 'M-PESA' } as const;
const BANK = { name: ACCOUNT_TEXTS.bankName, type: 'bank', provider: 'NONE' } as const;

/**
 * Every branch begins with its place in the books, a till to put money in and a safe for what does not stay there (A32). Whoever begins to work there finds a bank
 * account besides, and where shillings are counted a wallet, to be named as his own or deleted.
 */
export const booksOfNewBranch: BranchOpener = {
  name: 'books',
  async open(context, branch) {
    await openChart(context.tx);
    await openExpenseTypes(context);
    const [cash_account_id = ''] = await openAccounts(context, branch, [DRAWER, SAFE]);
    return { cash_account_id };
  },
  async furnish(context, branch) {
    await openAccounts(context, branch, branch.currency === 'TZS' ? [M_PESA, BANK] : [BANK]);
  },
};

/** Opens accounts with nothing in them, the first of each type by default; answers their ids. */
async function openAccounts(
  { tx, clock, language }: CommandContext,
  branch: BranchOfCall,
  wanted: readonly (typeof DRAWER | typeof SAFE | typeof M_PESA | typeof BANK)[],
): Promise<string[]> {
  const made = await tx.insertAll(
    account,
    wanted.map(({ name, type, provider, ...more }) => ({
      ...{ id: newId(), branch_id: branch.id, name: say(name, language), type, provider },
      ...{
        currency: branch.currency,
        is_default: !('is_till' in more),
        is_till: type === DRAWER.type,
        ...more,
      },
    })),
  );
  const date = today(clock, branch);
  await openMoneyAccounts(
    tx,
    made.map((row) => ({ ...row, branch_id: branch.id, opening_balance: 0n, date })),
  );
  return made.map(({ id }) => id);
}
