import { saysNothing } from '#core/document-page.ts';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useBranch } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { dueWords } from './due-words.ts';
import { PAGE } from './page.words.ts';
import { usePage } from './use-page.ts';

/** Two to four figures: first what the document waits for, else its total; nought is none of them. */
export function KeyFigures({ entity, row, words }: RecordProps) {
  const say = useSay();
  const today = useToday();
  const { currency } = useBranch();
  const { figures, dates } = usePage(entity);
  const shown = figures.filter((key) => !saysNothing(row[key]) && typeof row[key] === 'number').slice(0, 4);
  const due = dates.find(({ of, while: left }) => left === shown[0] && left && typeof row[of] === 'string');
  const when = due && dueWords(String(row[due.of]), today, say);
  if (shown.length === 0) return null;
  return (
    <FigureStrip
      items={shown.map((key, place) => ({
        key,
        title: words.fields[key] ?? key,
        ...(entity.fields[key]?.kind.name === 'money'
          ? { amount: moneyText(row[key] as number, currency), currency }
          : { amount: quantityText(row[key] as number) }),
        ...(place === 0 && when ? { note: say(PAGE.due, { when }) } : {}),
      }))}
    />
  );
}
