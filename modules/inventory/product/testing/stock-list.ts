import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SheetValue } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';

/** What is known of a stock list beforehand, to compare an import with. */
export interface StockList {
  bytes: Uint8Array;
  rows: number;
  withoutName: number;
  withoutPrice: number;
  /** Prices with more decimals than a penny has. */
  tooFine: number;
  namesTwice: number;
  codesAlike: number;
}

/** Headings of the list and what each means, as a shopkeeper maps them by hand. */
export const STOCK_LIST_MAPPING = {
  StockCode: 'code',
  Description: 'name',
  'Retail price': 'selling_price',
  Cost: 'buying_price',
  'Opening qty': 'opening_stock',
  'Reorder at': 'stock_alert',
};

const REAL = path.join(
  process.env.REAL_DATA ?? path.join(process.cwd(), '../shared/data/real'),
  'stock-list.xlsx',
);

/** The real list of 2,751 articles where it is at hand, else one of the same shape made up here. */
export async function stockList(): Promise<StockList> {
  const shape = { rows: 2751, withoutName: 39, withoutPrice: 42, tooFine: 1, namesTwice: 50, codesAlike: 37 };
  const bytes = existsSync(REAL) ? readFileSync(REAL) : await madeUpList(shape);
  return { ...shape, bytes };
}

/** Every n-th row lacks something, stands twice or differs in case alone; the rest is plain. */
async function madeUpList({
  rows,
  withoutName,
  withoutPrice,
  tooFine,
  namesTwice,
  codesAlike,
}: Omit<StockList, 'bytes'>) {
  const names = Array.from({ length: rows }, (_, i) => `ARTICLE ${i + 1} OF THE LIST`);
  const codes = Array.from({ length: rows }, (_, i) => `${20_000 + i}`);
  for (let i = 0; i < namesTwice; i++) names[1000 + 2 * i + 1] = names[1000 + 2 * i] ?? '';
  for (let i = 0; i < codesAlike; i++) {
    codes[2000 + 2 * i] = `${30_000 + i}A`;
    codes[2000 + 2 * i + 1] = `${30_000 + i}a`;
  }
  const lines = names.map((name, i): SheetValue[] => {
    const cost = 50 + ((i * 37) % 2000);
    const isNameless = i < withoutName;
    const isPriceless = i < withoutPrice;
    const price = i >= rows - tooFine ? 0.001 : (cost * 2) / 100;
    return [
      { kind: 'text', text: codes[i] ?? '' },
      isNameless ? { kind: 'blank' } : { kind: 'text', text: name },
      isPriceless ? { kind: 'blank' } : { kind: 'number', number: price, decimals: 2 },
      isPriceless ? { kind: 'blank' } : { kind: 'number', number: cost / 100, decimals: 2 },
      { kind: 'number', number: 50 + (i % 700), decimals: 0 },
      { kind: 'number', number: 20, decimals: 0 },
    ];
  });
  const columns = Object.keys(STOCK_LIST_MAPPING).map((title) => ({ title }));
  return workbookBytes({ sheets: [{ name: 'Stock list', columns, rows: lines }] });
}
