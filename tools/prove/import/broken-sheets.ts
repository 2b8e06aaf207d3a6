// cspell:ignore Msimbo Kundi Orodha

import type { SheetValue } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';

/** One fault as the import must name it. */
export interface PlantedFault {
  sheet: string;
  row: number;
  column: string;
  value: string;
  rule: string;
}

/** A workbook of products with faults in known places. */
export interface BrokenSheet {
  bytes: Uint8Array;
  sheet: string;
  headingRow: number;
  mapping: Record<string, string>;
  rows: number;
  faults: PlantedFault[];
}

type Chance = () => number;

/** Columns of the sheet with the headings that shopkeepers write above them. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  name: ['Jina', 'Bidhaa', 'Item', 'Description'],
  code: ['Msimbo', 'Code', 'SKU', 'Namba'],
  category_id: ['Aina', 'Kundi', 'Category'],
  unit_of_measure: ['Kipimo', 'Unit', 'UOM'],
  buying_price: ['Bei ya kununua', 'Cost', 'Buying'],
  selling_price: ['Bei ya kuuza', 'Price', 'Retail price'],
  opening_stock: ['Idadi', 'Stock', 'Qty'],
};

/** What people write into a cell, and the rule that it breaks. */
const FAULTS: Readonly<Record<string, readonly (readonly [value: string, rule: string])[]>> = {
  name: [
    ['', 'required'],
    ['x'.repeat(121), 'too_long'],
  ],
  category_id: [
    ['Nowhere', 'unknown_name'],
    ['Hakuna', 'unknown_name'],
  ],
  unit_of_measure: [
    ['pakti', 'not_unit'],
    ['12', 'not_unit'],
  ],
  buying_price: [
    ['USD 3', 'other_currency'],
    ['1200 / 1500', 'two_numbers'],
    ['-5', 'negative'],
  ],
  selling_price: [
    ['', 'required'],
    ['12OO', 'letter_among_digits'],
    ['4.500', 'point_or_thousands'],
    ['bei', 'not_number'],
    ['1200.555', 'amount_two_decimals'],
  ],
  opening_stock: [
    ['24.0005', 'quantity_decimals'],
    ['-4', 'negative'],
    ['many', 'not_number'],
  ],
};

/** A sheet of some tens of rows, its headings below a title and in an order of their own, a third of its rows at fault. */
export async function brokenSheet(next: Chance, number: number): Promise<BrokenSheet> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const sheet = `${pick(['Bidhaa', 'Stock', 'Orodha', 'Sheet'])} ${number}`;
  const order = Object.keys(COLUMNS).toSorted(() => next() - 0.5);
  const headings = order.map((column) => pick(COLUMNS[column] ?? []));
  const headingRow = 1 + Math.floor(next() * 4);
  const rows = 6 + Math.floor(next() * 60);
  const faults: PlantedFault[] = [];
  const cells = Array.from({ length: rows }, (_, place) => {
    const good = goodRow(number, place);
    const isFaulty = next() < 0.33;
    const broken = isFaulty ? order.filter(() => next() < 0.3).slice(0, 3) : [];
    const row = headingRow + 1 + place;
    for (const column of broken) {
      const known = FAULTS[column];
      // A code that stands twice is a fault of the second row alone.
      const isTwin = column === 'code' && place > 0;
      if (!known && !isTwin) continue;
      const [value, rule] = isTwin ? [goodRow(number, 0).code ?? '', 'also_in_row'] : pick(known ?? []);
      good[column] = value;
      faults.push({ sheet, row, column: headings[order.indexOf(column)] ?? '', value, rule });
    }
    return order.map((column) => text(good[column] ?? ''));
  });
  const above = Array.from({ length: headingRow - 1 }, (_, place) =>
    order.map((__, column) => text(column === 0 && place === 0 ? 'DUKA LA NEEMA' : '')),
  );
  const all = [...above, headings.map(text), ...cells];
  const [first = [], ...rest] = all;
  const bytes = await workbookBytes({
    sheets: [{ name: sheet, columns: first.map((cell) => ({ title: textOf(cell) })), rows: rest }],
  });
  const mapping = Object.fromEntries(order.map((column, place) => [headings[place] ?? '', column]));
  return { bytes, sheet, headingRow, mapping, rows, faults };
}

function goodRow(number: number, place: number): Record<string, string> {
  return {
    name: `Bidhaa ${number}-${place}`,
    code: `K-${number}-${place}`,
    category_id: 'Vyakula',
    unit_of_measure: 'piece',
    buying_price: `${800 + place}`,
    selling_price: `${1000 + place}`,
    opening_stock: `${1 + (place % 9)}`,
  };
}

function text(value: string): SheetValue {
  return value === '' ? { kind: 'blank' } : { kind: 'text', text: value };
}

function textOf(cell: SheetValue): string {
  return cell.kind === 'text' ? cell.text : '';
}
