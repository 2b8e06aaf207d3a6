import { Stack } from '#ui/layout/spacing.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import type { WireRow } from '../api/queries.ts';
import { type LinePart, linePartsOf, rowsOf } from '../fields/lines/line-parts.ts';
import { usePartTitle } from '../fields/lines/use-part-title.ts';
import { lookOf } from '../fields/looks.ts';
import { useLanguage } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { PHONE, useMedia } from '../screens/use-media.ts';
import { hasValue } from './has-value.ts';
import type { RecordProps } from './status-of.tsx';

/** The lines that a record has in one field, as a table in a card; on a phone each line is a block of facts. */
export function RecordLines({ entity, row, words, fieldKey }: RecordProps & { fieldKey: string }) {
  const isPhone = useMedia(PHONE);
  const { language } = useLanguage();
  const partTitle = usePartTitle(words, fieldKey);
  const field = entity.fields[fieldKey];
  const lines = rowsOf(row[fieldKey]);
  const parts = field ? namingFirst(linePartsOf(field, lookOf)) : [];
  const told = parts.filter(({ column }) => lines.some((line) => hasValue(line, column)));
  const title = columnTitle(fieldKey, words, language);
  const cell = ({ key, column, field: part, look }: LinePart, line: WireRow) => (
    <look.Cell field={part} fieldKey={key} words={words} row={line} value={line[column]} />
  );
  if (isPhone)
    return (
      <Card title={title}>
        <Stack>
          {lines.map((line) => (
            <Facts
              key={lineId(line)}
              items={told
                .filter(({ column }) => hasValue(line, column))
                .map((part) => ({ key: part.key, title: partTitle(part), value: cell(part, line) }))}
            />
          ))}
        </Stack>
      </Card>
    );
  const columns = told.map(
    (part, place): Column<WireRow> => ({
      key: part.key,
      title: partTitle(part),
      align: part.look.align ?? 'left',
      ...(place > 0 && { tone: 'soft' }),
      render: (line) => cell(part, line),
    }),
  );
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        rowId={lineId}
        rowName={lineId}
        density="compact"
      />
    </Card>
  );
}

const lineId = (line: WireRow) => String(line.line_no);

/** What a line is about stands first: the record that it names. */
function namingFirst(parts: readonly LinePart[]): LinePart[] {
  return parts.toSorted(
    (one, other) => Number(Boolean(other.field.target)) - Number(Boolean(one.field.target)),
  );
}
