import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a shop wrote down: its invoices, and the stock list it began with. */
export interface Records {
  sales: string;
  stockList: Uint8Array;
}

const FOLDER = process.env.REAL_DATA ?? join(process.cwd(), '../shared/data/real');
const SALES = join(FOLDER, 'online-retail-sales.csv');
const STOCK_LIST = join(FOLDER, 'stock-list.xlsx');

/** The records of the real shop where they are at hand. */
export function realRecords(): Records | null {
  if (!existsSync(SALES) || !existsSync(STOCK_LIST)) return null;
  return { sales: readFileSync(SALES, 'utf8'), stockList: readFileSync(STOCK_LIST) };
}
