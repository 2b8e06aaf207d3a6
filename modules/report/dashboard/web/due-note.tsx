import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { DASHBOARD } from './dashboard.words.ts';

/** When something is to be paid, a day of ISO or nothing; what is late says since when. */
export function DueNote({ day }: { day: unknown }) {
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  if (typeof day !== 'string') return say(DASHBOARD.noDay);
  const text = dayText(day, language);
  if (day >= today) return say(DASHBOARD.dueOn, { day: text });
  return <span data-late>{say(DASHBOARD.lateSince, { day: text })}</span>;
}
