import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { addBranchOpener } from '#modules/branch/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { openChart } from '../../ledger/server/open-chart.ts';
import { account } from '../account.entity.ts';
import { openMoneyAccounts } from './open-money-accounts.ts';

const CASH = { en: 'Cash', sw: 'Taslimu' };

/** Every branch begins with its place in the books and a till to put money in. */
export function openBooksOfNewBranches(): void {
  addBranchOpener({
    name: 'books',
    place: 10,
    async open(context, branch) {
      const { tx, clock, language } = context;
      await openChart(tx);
      const cash = await tx.insert(account, {
        id: newId(),
        branch_id: branch.id,
        name: say(CASH, language),
        type: 'cash in hand',
        provider: 'NONE',
        currency: branch.currency,
        is_default: true,
      } as never);
      await openMoneyAccounts(
        tx,
        [{ ...cash, branch_id: branch.id, opening_balance: 0n }],
        today(clock, branch),
      );
      return { cash_account_id: cash.id };
    },
  });
}
