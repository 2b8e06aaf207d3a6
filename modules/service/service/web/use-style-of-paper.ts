import { dayText, instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';

/** How days, moments and amounts are written on the papers of a job. */
export function useStyleOfPaper() {
  const { language } = useLanguage();
  const { timeZone, currency } = useBranch();
  return {
    language,
    day: (day: string) => dayText(day, language),
    moment: (instant: string) => instantText(instant, language, timeZone),
    amount: (wire: number) => `${currency} ${moneyText(wire, currency)}`,
  };
}
