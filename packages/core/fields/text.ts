import { z } from 'zod';
import type { SheetCell, SheetValue } from '../sheet-cell.ts';
import { problem, readWith } from './issue.ts';
import type { Field, Kind } from './kind.ts';

/** Control characters (but tab and line ends), non-characters and halves of a surrogate pair. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/u;

/** Characters a text may have when its field does not say otherwise. */
export const LONGEST_TEXT = 500;

/** A line of text: trimmed, inner runs of white space made one blank unless it has several lines. */
export const text: Kind = {
  name: 'text',
  column: 'text',
  schema: (field) => readWith(z.string({ error: 'not_text' }), (wire: string) => readText(wire, field)),
  toWire: (stored) => stored,
  fromCell: (cell) => textOfCell(cell),
  toCell: textCell,
};

/** A password or a code: not a character of it is changed. */
export const secret: Kind = {
  ...text,
  name: 'secret',
  schema: (field) =>
    readWith(z.string({ error: 'required' }), (wire: string) => {
      const longest = field.options.max ?? LONGEST_TEXT;
      return wire.length > longest ? problem('too_long', { n: longest }) : wire;
    }),
};

/** The text as it is kept, or what is wrong with it. */
export function readText(wire: string, field: Field) {
  const longest = field.options.max ?? LONGEST_TEXT;
  if (UNPRINTABLE.test(wire)) return problem('control_characters');
  const clean = longest > LONGEST_TEXT ? wire.trim() : wire.replace(/\s+/g, ' ').trim();
  if (clean === '') return problem('required');
  return [...clean].length > longest ? problem('too_long', { n: longest }) : clean;
}

/** A line of text for the bodies of commands, read as fields are: what no field takes could not be kept. */
export function lineOfText(max: number): z.ZodType<string> {
  return readWith(z.string({ error: 'required' }), (wire: string) =>
    readText(wire, { kind: text, options: { max } }),
  );
}

export function textOfCell(cell: SheetCell) {
  if (cell.kind === 'error') return { problem: { key: 'cell_error' } };
  return digitsLost(cell) ? { problem: { key: 'digits_lost' } } : { wire: cell.text };
}

/** Spreadsheet programs keep fifteen figures of a number and write noughts for the others: a longer code is another one. */
export function digitsLost({ kind, number = 0 }: SheetCell): boolean {
  return kind === 'number' && Math.abs(number) >= 1e15;
}

export function textCell(stored: unknown): SheetValue {
  return { kind: 'text', text: String(stored) };
}
