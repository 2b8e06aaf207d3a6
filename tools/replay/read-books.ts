import { createHash } from 'node:crypto';
import { OPENED_ON } from './open-shop.ts';
import type { ShopClient } from './shop-client.ts';

/**
 * What two runs must have in common to have the same books: every trial balance, every article's stock, and every sale
 * and return with its amounts and its cost. Numbers of documents are not among it: they follow who came first.
 */
export interface Books {
  fingerprint: string;
  /** At the end of the last month: debit less credit by account, as the product shows it. */
  lastBalance: TrialBalanceRow[];
  sales: Document[];
  returns: Document[];
  /** Whether each year's numbers of each kind run from 1 without a gap. */
  numbersHold: boolean;
  booksHold: boolean;
}

export interface TrialBalanceRow {
  account_code: string;
  account_name: string;
  debit: number;
  credit: number;
}

/** A sale or a return as it stands in its list. */
export interface Document {
  id: string;
  number: string;
  date: string;
  total_amount: number;
  tax: number;
  net_amount: number;
}

interface Sale extends Document {
  sold_at: string;
  profit: number;
  status: string;
  customer_id: string | null;
  remarks: string;
}

interface SaleReturn extends Document {
  sale_id: string;
  reason: string;
}

export async function readBooks(client: ShopClient, lastDay: string): Promise<Books> {
  const sales = await client.list<Sale>('sale');
  const returns = await client.list<SaleReturn>('sale-return');
  const products = await client.list<{ code: string; stock: number }>('product');
  const balances: TrialBalanceRow[][] = [];
  for (const day of lastDaysOfMonths(OPENED_ON, lastDay)) {
    const { rows } = await client.get<{ rows: TrialBalanceRow[] }>(
      `api/report/trial-balance?date=${day.slice(0, 8)}01&date_to=${day}`,
    );
    balances.push(
      rows.map(({ account_code, account_name, debit, credit }) => ({
        account_code,
        account_name,
        debit,
        credit,
      })),
    );
  }
  const remarksOf = new Map(sales.map(({ id, remarks }) => [id, remarks]));
  const { holds } = await client.get<{ holds: boolean }>('api/report/books-check');
  return {
    fingerprint: fingerprintOf([
      balances,
      products.map(({ code, stock }) => [code, stock]).sort(),
      sales
        .map((s) => [s.remarks, s.sold_at, s.total_amount, s.net_amount, s.tax, s.profit, s.status])
        .sort(),
      returns
        .map((r) => [r.reason, r.date, remarksOf.get(r.sale_id), r.total_amount, r.net_amount, r.tax])
        .sort(),
    ]),
    lastBalance: balances.at(-1) ?? [],
    sales,
    returns,
    numbersHold: runWithoutGap(sales) && runWithoutGap(returns),
    booksHold: holds,
  };
}

function fingerprintOf(figures: unknown): string {
  return createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16);
}

/** The counter of a kind of document begins anew with each year. */
function runWithoutGap(documents: readonly Document[]): boolean {
  return [...Map.groupBy(documents, ({ date }) => date.slice(0, 4)).values()].every((ofYear) => {
    const taken = new Set(ofYear.map(({ number }) => Number(/(\d+)(?:-\d{4})?$/.exec(number)?.[1])));
    return taken.size === ofYear.length && Math.max(...taken) === ofYear.length;
  });
}

function lastDaysOfMonths(from: string, to: string): string[] {
  const days: string[] = [];
  for (let [year = 0, month = 1] = from.split('-').map(Number); ; month += 1) {
    const day = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    days.push(day);
    if (day >= to) return days;
  }
}
