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
  const known = new Map([...otherLabels(fields, words), ...ownLabels(fields, words)]);
  let best = { row: 0, score: 0 };
  for (let row = 0; row < Math.min(sheet.rows.length, ROWS_LOOKED_AT); row++) {
    const texts = (sheet.rows[row] ?? []).filter((cell) => cell?.kind === 'text' && plain(cell.text));
    const matches = texts.filter((cell) => known.has(folded(cell?.text ?? ''))).length;
    const score = matches * 100 + (texts.length > 1 ? texts.length : 0);
    if (score > best.score) best = { row, score };
  }
  return best.row;
}

/** Which heading means which column, as far as the labels in either language tell; what really is called so comes first. */
export function proposeMapping(
  headings: readonly string[],
  fields: readonly SheetField[],
  words: EntityWords,
): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const known of [ownLabels(fields, words), otherLabels(fields, words)])
    for (const heading of headings) {
      const column = known.get(folded(heading));
      if (!column || taken.has(column) || heading in mapping) continue;
      mapping[heading] = column;
      taken.add(column);
    }
  return mapping;
}

type Labels = ReadonlyMap<string, string>;

function ownLabels(fields: readonly SheetField[], { en, sw }: EntityWords): Labels {
  return labelled(fields, ({ key, column }) => [en.fields[key], sw.fields[key], key, column]);
}

function otherLabels(fields: readonly SheetField[], { en, sw }: EntityWords): Labels {
  return labelled(fields, ({ key }) => [
    SHORTER[key],
    ...(en.headings?.[key] ?? []),
    ...(sw.headings?.[key] ?? []),
  ]);
}

/** What people write above a column, where the form of an entity says it at greater length. */
const SHORTER: Readonly<Record<string, string>> = { name: 'Jina' };

function labelled(
  fields: readonly SheetField[],
  labels: (field: SheetField) => readonly (string | undefined)[],
): Labels {
  return new Map(
    fields.flatMap((field) =>
      labels(field).flatMap((label): [string, string][] => (label ? [[folded(label), field.column]] : [])),
    ),
  );
}

/** Letters and digits alone, without the currency that many write beside: `Bei ya kuuza (TZS)` and `bei_ya_kuuza` are one. */
function folded(text: string): string {
  const plainly = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plainly.replace(CURRENCY, '').replaceAll(' ', '');
}

const CURRENCY = / (tzs|tshs?|shs?)$/;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
