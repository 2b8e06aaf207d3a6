import { z } from 'zod';
import type { SheetCell, SheetValue } from '../sheet-cell.ts';
import { problem, readWith } from './issue.ts';
import type { Field, Kind } from './kind.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we refuse
const UNPRINTABLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

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

/** The text as it is kept, or what is wrong with it. */
export function readText(wire: string, field: Field) {
  const longest = field.options.max ?? LONGEST_TEXT;
  if (UNPRINTABLE.test(wire)) return problem('control_characters');
  const clean = longest > LONGEST_TEXT ? wire.trim() : wire.replace(/\s+/g, ' ').trim();
  if (clean === '') return problem('required');
  return [...clean].length > longest ? problem('too_long', { n: longest }) : clean;
}

export function textOfCell(cell: SheetCell) {
  return cell.kind === 'error' ? { problem: { key: 'cell_error' } } : { wire: cell.text };
}

export function textCell(stored: unknown): SheetValue {
  return { kind: 'text', text: String(stored) };
}
