import { readableFields } from '#core/derive/readable.ts';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '../format/number.ts';
import { useActor, useBranch } from '../user/current-user.tsx';
import type { RecordProps } from './status-of.tsx';

/** Up to four figures of a record, the last money column first because it is the one that matters. */
export function RecordFigures({ entity, row, words }: RecordProps) {
  const actor = useActor();
  const { currency } = useBranch();
  const listed = entity.list.columns as readonly string[];
  const figures = readableFields(entity, actor).filter(
    ([key, field]) =>
      (field.kind.name === 'money' || field.kind.name === 'quantity') && typeof row[key] === 'number',
  );
  const important = figures
    .filter(([key]) => listed.includes(key))
    .reverse()
    .sort(([, a], [, b]) => Number(b.kind.name === 'money') - Number(a.kind.name === 'money'));
  if (important.length === 0) return null;
  return (
    <FigureStrip
      items={important.slice(0, 4).map(([key, field]) => ({
        key,
        title: words.fields[key] ?? key,
        ...(field.kind.name === 'money'
          ? { amount: moneyText(row[key] as number, currency), currency }
          : { amount: quantityText(row[key] as number) }),
      }))}
    />
  );
}
