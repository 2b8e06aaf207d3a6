import type { ReactNode } from 'react';
import type { WireRow } from '../api/queries.ts';
import { type LinePart, linePartsOf, rowsOf } from '../fields/lines/line-parts.ts';
import { usePartTitle } from '../fields/lines/use-part-title.ts';
import { lookOf } from '../fields/looks.ts';
import { useLanguage } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { hasValue } from './has-value.ts';
import type { RecordProps } from './status-of.tsx';

/** One field of the lines of a record, of which at least one line has something to show. */
export interface ShownPart {
  key: string;
  title: string;
  align: 'left' | 'right';
  isShown: (line: WireRow) => boolean;
  render: (line: WireRow) => ReactNode;
}

/** The lines that a record has in one field, and what of them is shown. */
export function useShownLines({ entity, row, words, fieldKey }: RecordProps & { fieldKey: string }) {
  const { language } = useLanguage();
  const partTitle = usePartTitle(words, fieldKey);
  const field = entity.fields[fieldKey];
  const lines = rowsOf(row[fieldKey]);
  const parts = (field ? namingFirst(linePartsOf(field, lookOf)) : [])
    .filter(({ column }) => lines.some((line) => hasValue(line, column)))
    .map((part): ShownPart => {
      const { key, column, field: of, look } = part;
      return {
        key,
        title: partTitle(part),
        align: look.align ?? 'left',
        isShown: (line) => hasValue(line, column),
        render: (line) => (
          <look.Cell field={of} fieldKey={key} words={words} row={line} value={line[column]} />
        ),
      };
    });
  return { title: columnTitle(fieldKey, words, language), lines, parts };
}

/** A line has no id; within its record it is known by its number. */
export const lineId = (line: WireRow) => String(line.line_no);

/** What a line is about stands first: the record that it names. */
function namingFirst(parts: readonly LinePart[]): LinePart[] {
  return parts.toSorted(
    (one, other) => Number(Boolean(other.field.target)) - Number(Boolean(one.field.target)),
  );
}
