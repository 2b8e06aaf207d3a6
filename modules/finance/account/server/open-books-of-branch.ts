import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import type { BranchOpener } from '#modules/branch/public.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { openExpenseTypes } from '../../expense-type/server/open-expense-types.ts';
import { openChart } from '../../ledger/server/open-chart.ts';
import { account } from '../account.entity.ts';
import { USUAL_ACCOUNTS, type UsualAccount } from '../usual-accounts.ts';
import { openMoneyAccounts } from './open-money-accounts.ts';
import { renameUsualAccounts } from './rename-usual-accounts.ts';

/**
 * Every branch begins with its place in the books, a till to put money in and a safe for what does not stay there
 * (A32). Whoever begins to work there finds a bank account besides, and where shillings are counted a wallet, to be named as his own or
 * deleted.
 */
export const booksOfNewBranch: BranchOpener = {
  name: 'books',
  async open(context, branch) {
    await openChart(context.tx);
    await openExpenseTypes(context);
    const { drawer, safe } = USUAL_ACCOUNTS;
    const [cash_account_id = ''] = await openAccounts(context, branch, [drawer, safe]);
    return { cash_account_id };
  },
  async furnish(context, branch) {
    const { mPesa, bank } = USUAL_ACCOUNTS;
    await openAccounts(context, branch, branch.currency === 'TZS' ? [mPesa, bank] : [bank]);
  },
  rename: renameUsualAccounts,
};

/** Opens accounts with nothing in them, called in the language of the branch; answers their ids. */
async function openAccounts(
  { tx, clock }: CommandContext,
  branch: BranchOfCall,
  wanted: readonly UsualAccount[],
): Promise<string[]> {
  const language = branch.settings.language === 'sw' ? 'sw' : 'en';
  const made = await tx.insertAll(
    account,
    wanted.map(({ name, ...usual }) => ({
      ...{ id: newId(), branch_id: branch.id, name: say(name, language), currency: branch.currency },
      ...usual,
    })),
  );
  const date = today(clock, branch);
  await openMoneyAccounts(
    tx,
    made.map((row) => ({ ...row, branch_id: branch.id, opening_balance: 0n, date })),
  );
  return made.map(({ id }) => id);
}
