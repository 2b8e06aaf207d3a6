import { yearOf } from '#core/months.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { accountSums } from '../../server/account-sums.ts';
import { ACCOUNTS_OF_ONE_YEAR } from '../../server/accounts-of-one-year.ts';
import { fromFirstBooked, monthsOf } from '../../server/months-of-report.ts';
import { reportScope } from '../../server/report-scope.ts';
import { type BalanceSection, balanceSectionOf } from '../balance-sections.rules.ts';

export interface BalanceSheetInput {
  date_to?: string | undefined;
  branch_ids?: string[] | undefined;
  compare_date?: string | undefined;
  by?: 'month' | undefined;
}

/**
 * What the business has and owes at the end of a day, and beside it at the end of an earlier one. The profit of the year that
 * the day lies in is part of the equity until the year is closed; that of the years before stands in 3900, closed or not (A41).
 */
export async function makeBalanceSheet(context: QueryContext<BalanceSheetInput>) {
  const { tx, language, input } = context;
  const { branch_ids, date_to, currency } = await reportScope(context, 'create_income_statement');
  const now = await balancesAt(tx, branch_ids, date_to);
  const then = input.compare_date ? await balancesAt(tx, branch_ids, input.compare_date) : null;
  // The end of the last month is the day itself, which stands beside them anyway.
  const ends: { date_to: string; of: Balances }[] = [];
  for (const { date_to: end } of input.by ? monthsOf({ date: yearOf(date_to), date_to }).slice(0, -1) : [])
    ends.push({ date_to: end, of: await balancesAt(tx, branch_ids, end) });
  const months = fromFirstBooked(ends, ({ of }) => of.rows.size === 0);
  const totals = ({ rows, assets, liabilities, equity, unclosed }: Balances) => ({
    total_assets: assets,
    current_assets: sumOf(rows, ({ section }) => section === 'current_assets'),
    fixed_assets: sumOf(rows, ({ section }) => section === 'fixed_assets'),
    money_in_hand: sumOf(rows, (_, code) => MONEY.includes(code)),
    total_liabilities: liabilities,
    /** Without the profit that is not closed yet. */
    equity: equity,
    profit_not_yet_closed: unclosed,
    profit_of_year: unclosed,
    total_equity: equity + unclosed,
    liabilities_and_equity: liabilities + equity + unclosed,
  });
  const all = [now, ...(then ? [then] : []), ...months.map(({ of }) => of)];
  const codes = [...new Set(all.flatMap(({ rows }) => [...rows.keys()]))].sort();
  return {
    ...{ branch_ids, date_to, currency },
    ...totals(now),
    agrees: now.assets === now.liabilities + now.equity + now.unclosed,
    rows: codes.map((code) => {
      const row = all.find(({ rows }) => rows.has(code))?.rows.get(code);
      return {
        account_code: code,
        account_name: ledgerAccountName(code, row?.name ?? '', language),
        section: row?.section ?? 'current_assets',
        amount: now.rows.get(code)?.amount ?? 0n,
        amount_before: then ? (then.rows.get(code)?.amount ?? 0n) : null,
        months: input.by ? months.map(({ of }) => ({ amount: of.rows.get(code)?.amount ?? 0n })) : null,
      };
    }),
    months: input.by ? months.map(({ date_to: end, of }) => ({ date_to: end, ...totals(of) })) : null,
    before: then && { date_to: input.compare_date ?? date_to, ...totals(then) },
  };
}

function sumOf(rows: ReadonlyMap<string, Balance>, counts: (row: Balance, code: string) => boolean): bigint {
  return [...rows].reduce((sum, [code, row]) => (counts(row, code) ? sum + row.amount : sum), 0n);
}

/** Cash, banks, mobile money and what is on its way to them. */
const MONEY: readonly string[] = [CHART.cash, CHART.banks, CHART.mobileMoney, CHART.clearing];

/** What stands on an account at the end of a day, in minor units, on the side of its part: assets debit, the others credit. */
interface Balance {
  name: string;
  section: BalanceSection;
  amount: bigint;
}

interface Balances {
  rows: ReadonlyMap<string, Balance>;
  assets: bigint;
  liabilities: bigint;
  equity: bigint;
  /** Profit of the year of the day that no closing has taken. */
  unclosed: bigint;
}

async function balancesAt(tx: Tx, branch_ids: string[], date_to: string): Promise<Balances> {
  const rows = new Map<string, Balance>();
  const sums = { assets: 0n, liabilities: 0n, equity: 0n, unclosed: 0n };
  const year = { branch_ids, date: yearOf(date_to), date_to };
  for (const { code, parent_code, name, type, opening, ...period } of await accountSums(tx, year)) {
    const moved = period.period_debit - period.period_credit;
    if (ACCOUNTS_OF_ONE_YEAR.includes(type)) {
      sums.unclosed -= moved;
      continue;
    }
    const own = parent_code ?? code;
    const section = balanceSectionOf({ code: own, type });
    const isAsset = section === 'current_assets' || section === 'fixed_assets';
    const amount = isAsset ? opening + moved : -(opening + moved);
    const known = rows.get(own);
    rows.set(own, {
      name: parent_code ? (known?.name ?? name) : name,
      section,
      amount: (known?.amount ?? 0n) + amount,
    });
    sums[isAsset ? 'assets' : section === 'equity' ? 'equity' : 'liabilities'] += amount;
  }
  return { rows: new Map([...rows].filter(([, { amount }]) => amount !== 0n)), ...sums };
}
