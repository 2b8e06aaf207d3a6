import { cents } from './books.ts';
import type { CaseEvent } from './case-file.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';
import { compareTrialBalance } from './compare-trial-balance.ts';

interface Row {
  account_code: string;
  section: string;
  amount: number;
}

type Question = (shop: CaseShop, event: CaseEvent) => Promise<Difference[]>;

/** The statements, as the cases ask for them: accounts that hold nothing are left out, and a balance is debit less credit. */
export const STATEMENT_QUESTIONS: Readonly<Record<string, Question>> = {
  'trial-balance': (shop, { input, date, expect }) => {
    const branches = (input.branches as string[] | undefined) ?? [...shop.branches.keys()];
    const asked = { branches, date_to: String(input.date_to ?? date) };
    const from = input.date === undefined ? {} : { date: String(input.date) };
    return compareTrialBalance(shop, expect?.lines ?? [], { ...asked, ...from });
  },
  'income-statement': async (shop, event) => {
    const { date, date_to } = event.input;
    const made = await ask(shop, event, `income-statement?date=${date}&date_to=${date_to}`);
    const accounts = made.rows.map(({ account_code, amount }) => ({ account: account_code, amount }));
    return compareShown(event.expect, { ...made, accounts }, 'income statement');
  },
  'balance-sheet': async (shop, event) => {
    const made = await ask(shop, event, `balance-sheet?date_to=${event.input.date_to}`);
    const accounts = made.rows
      .filter(({ amount }) => cents(amount) !== 0)
      .map(({ account_code, section, amount }) => ({
        account: account_code,
        balance: section.endsWith('assets') ? amount : -amount,
      }));
    return compareShown(event.expect, { ...made, date: made.date_to, accounts }, 'balance sheet');
  },
  'general-ledger': async (shop, event) => {
    const { account, date, date_to } = event.input;
    const period = `account_code=${account}&date=${date}&date_to=${date_to}`;
    const { opening, closing } = await ask<{ opening: number; closing: number }>(
      shop,
      event,
      `general-ledger?${period}`,
    );
    const movement = (cents(closing) - cents(opening)) / 100;
    return compareShown(event.expect, { account, opening, movement, closing }, 'general ledger');
  },
};

interface Statement extends Record<string, unknown> {
  rows: Row[];
}

async function ask<T = Statement>(shop: CaseShop, { input }: CaseEvent, path: string) {
  const names = (input.branches as string[] | undefined) ?? [...shop.branches.keys()];
  const ids = names.map((name) => shop.branches.get(name));
  return shop.client.must<T>({
    method: 'GET',
    path: `api/report/${path}&branch_ids=${ids.join(',')}`,
    branchId: firstBranch(shop),
  });
}
