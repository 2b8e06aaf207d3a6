import { type Currency, decimalsOf } from './currencies.ts';

/** One cell of a spreadsheet as the reader hands it over, so that an import can tell 6161100 typed from 6.1E+6. */
export interface SheetCell {
  kind: 'blank' | 'text' | 'number' | 'date' | 'boolean' | 'error';
  /** The text as the sheet shows or stores it; what a list of faults repeats. */
  text: string;
  /** Of a number. */
  number?: number;
  /** Of a number in a workbook that counts its days from 1904 on, as old ones of a Mac do. */
  since1904?: true;
  /** Of a date: `2027-09-30`, and the time where the cell has one. */
  date?: string;
}

/** A value for a cell that is written: texts stay texts, whatever they begin with. */
export type SheetValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; decimals: number }
  | { kind: 'date'; date: string }
  | { kind: 'datetime'; at: string }
  | { kind: 'blank' };

export const BLANK_CELL: SheetValue = { kind: 'blank' };

export function textCell(text: string): SheetValue {
  return { kind: 'text', text };
}

/** Cells for amounts of a currency, each in its major unit as the wire tells it: 1500.5 of USD, 1500 of TZS. */
export function moneyCellsOf(currency: Currency): (amount: number) => SheetValue {
  const decimals = decimalsOf(currency);
  return (number) => ({ kind: 'number', number, decimals });
}
