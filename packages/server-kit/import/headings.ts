import type { SheetField } from '#core/derive/sheet.ts';
import type { EntityWords } from '#core/entity-words.ts';
import { cellAt, type Sheet } from '../excel/cell.ts';
import { columnLetters } from '../excel/column-letters.ts';

/** How far down a heading row is looked for: titles and addresses stand above it in many lists. */
export const ROWS_LOOKED_AT = 15;

/** The headings of a row, each with a name of its own: `Price`, `Price (2)`, and `C` where the column has none. */
export function headingsOf(sheet: Sheet, row: number): string[] {
  const width = Math.max(0, ...sheet.rows.slice(0, row + 200).map((cells) => cells?.length ?? 0));
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const text = plain(cellAt(sheet, row, column).text) || columnLetters(column + 1);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text} (${times})`;
  });
}

/** The row, counted from zero, that most looks like headings: the most known labels, else the most texts. */
export function guessHeadingRow(sheet: Sheet, fields: readonly SheetField[], words: EntityWords): number {
  const known = labels(fields, words);
  let best = { row: 0, score: 0 };
  for (let row = 0; row < Math.min(sheet.rows.length, ROWS_LOOKED_AT); row++) {
    const texts = (sheet.rows[row] ?? []).filter((cell) => cell?.kind === 'text' && plain(cell.text));
    const matches = texts.filter((cell) => known.has(folded(cell?.text ?? ''))).length;
    const score = matches * 100 + (texts.length > 1 ? texts.length : 0);
    if (score > best.score) best = { row, score };
  }
  return best.row;
}

/** Which heading means which column, as far as the labels in either language tell. */
export function proposeMapping(
  headings: readonly string[],
  fields: readonly SheetField[],
  words: EntityWords,
): Record<string, string> {
  const known = labels(fields, words);
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const heading of headings) {
    const column = known.get(folded(heading));
    if (!column || taken.has(column)) continue;
    mapping[heading] = column;
    taken.add(column);
  }
  return mapping;
}

/** What people write above a column, where the form of the entity says it at greater length. */
const SHORTER: Readonly<Record<string, string>> = { name: 'Jina' };

function labels(fields: readonly SheetField[], words: EntityWords): ReadonlyMap<string, string> {
  const said = fields.map(({ key, column }) => ({
    column,
    labels: [words.en.fields[key], words.sw.fields[key], key, column],
  }));
  const shorter = fields.map(({ key, column }) => ({ column, labels: [SHORTER[key]] }));
  // Of two columns that could be meant the one that really is called so comes last, and counts.
  return new Map(
    [...shorter, ...said].flatMap((field) =>
      field.labels.flatMap((label): [string, string][] => (label ? [[folded(label), field.column]] : [])),
    ),
  );
}

/** Letters and digits alone: `Bei ya kuuza (TZS)` and `bei_ya_kuuza_tzs` are one. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
