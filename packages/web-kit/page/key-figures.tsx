import { saysNothing } from '#core/document-page.ts';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useBranch } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { dueNote } from './due-words.ts';
import { usePage } from './use-page.ts';

/** Two to four figures: first what the document waits for, else its total; nought is none of them. */
export function KeyFigures({ entity, row, words }: RecordProps) {
  const say = useSay();
  const today = useToday();
  const { currency } = useBranch();
  const { figures, dates } = usePage(entity);
  const isFigure = (key: string) => !saysNothing(row[key]) && typeof row[key] === 'number';
  // What says the same as the first says nothing: all of it is left to pay.
  const shown = figures
    .filter(isFigure)
    .filter((key, place, [first = '']) => place === 0 || row[key] !== row[first])
    .slice(0, 4);
  const due = dates.find(({ of, while: left }) => left === shown[0] && left && typeof row[of] === 'string');
  const when = due && dueNote(String(row[due.of]), today, say);
  if (shown.length === 0) return null;
  return (
    <FigureStrip
      items={shown.map((key, place) => ({
        key,
        title: words.fields[key] ?? key,
        ...(entity.fields[key]?.kind.name === 'money'
          ? { amount: moneyText(row[key] as number, currency), currency }
          : { amount: quantityText(row[key] as number) }),
        ...(place === 0 && when ? { note: when } : {}),
      }))}
    />
  );
}
