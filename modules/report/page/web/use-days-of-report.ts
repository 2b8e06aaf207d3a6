import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { REPORT } from './report.words.ts';

/** From which day to which a report tells, in words for its paper. */
export function useDaysOfReport() {
  const say = useSay();
  const { language } = useLanguage();
  return ({ date, date_to }: { date: string; date_to: string }) =>
    say(REPORT.fromTo, { from: dayText(date, language), to: dayText(date_to, language) });
}
