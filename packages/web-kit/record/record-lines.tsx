import { Stack } from '#ui/layout/spacing.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { PHONE, useMedia } from '../screens/use-media.ts';
import type { RecordProps } from './status-of.tsx';
import { lineId, useShownLines } from './use-shown-lines.tsx';

/** The lines that a record has in one field, as a table in a card; on a phone each line is a block of facts. */
export function RecordLines(props: RecordProps & { fieldKey: string }) {
  const isPhone = useMedia(PHONE);
  const { title, lines, parts } = useShownLines(props);
  if (isPhone)
    return (
      <Card title={title}>
        <Stack>
          {lines.map((line) => (
            <Facts
              key={lineId(line)}
              items={parts
                .filter(({ isShown }) => isShown(line))
                .map((part) => ({ key: part.key, title: part.title, value: part.render(line) }))}
            />
          ))}
        </Stack>
      </Card>
    );
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        columns={parts.map(({ isShown: _, ...column }, place) => ({
          ...column,
          ...(place > 0 && { tone: 'soft' as const }),
        }))}
        rows={lines}
        rowId={lineId}
        rowName={lineId}
        density="compact"
      />
    </Card>
  );
}
