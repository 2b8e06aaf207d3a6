import { cents } from './books.ts';
import type { AccountLine } from './case-file.ts';
import type { CaseShop } from './case-shop.ts';
import { addTo, type Difference, differencesOf } from './compare-figures.ts';

type TrialRow = Readonly<
  Record<'opening' | 'period_debit' | 'period_credit' | 'debit' | 'credit', number>
> & {
  account_code: string;
};

/** The figures of a line in cents, debit positive: of the story, and of the product. */
const FIGURES: Readonly<Record<string, [(line: AccountLine) => number, (row: TrialRow) => number]>> = {
  opening: [({ opening = 0 }) => cents(opening), ({ opening }) => cents(opening)],
  movement: [
    ({ movement = 0 }) => cents(movement),
    ({ period_debit, period_credit }) => cents(period_debit) - cents(period_credit),
  ],
  closing: [
    ({ closing, debit = 0, credit = 0 }) =>
      closing === undefined ? cents(debit) - cents(credit) : cents(closing),
    ({ debit, credit }) => cents(debit) - cents(credit),
  ],
};

/**
 * The trial balance of some branches, account by account; sub-accounts are their account. With a first day each account has
 * what it opened and closed with, else its balance.
 */
export async function compareTrialBalance(
  shop: CaseShop,
  lines: readonly AccountLine[],
  { branches, date, date_to }: { branches: readonly string[]; date?: string; date_to: string },
): Promise<Difference[]> {
  const ids = branches.map((name) => shop.branches.get(name) ?? '');
  const from = date ?? `${date_to.slice(0, 4)}-01-01`;
  const path = `api/report/trial-balance?date=${from}&date_to=${date_to}&branch_ids=${ids.join(',')}`;
  const { rows } = await shop.client.must<{ rows: TrialRow[] }>({
    method: 'GET',
    path,
    branchId: ids[0] ?? '',
  });
  const what = `trial balance of ${branches.join(' and ')}`;
  return Object.entries(FIGURES).flatMap(([figure, [wantedOf, foundOf]]) => {
    if (date === undefined && figure !== 'closing') return [];
    const [wanted, found] = [new Map<string, number>(), new Map<string, number>()];
    for (const line of lines) addTo(wanted, line.account, wantedOf(line));
    for (const row of rows) addTo(found, row.account_code.split('-')[0] ?? '', foundOf(row));
    return differencesOf(date === undefined ? what : `${what}, ${figure}`, wanted, found);
  });
}
