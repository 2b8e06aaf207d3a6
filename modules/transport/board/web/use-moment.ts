import { instantText } from '#web-kit/format/day.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';

/** A moment by the clock of the branch without its year: `30 Nov, 12:47`. */
export function useMoment(): (instant: string) => string {
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  return (instant) => instantText(instant, language, timeZone).replace(/ \d{4},/, ',');
}
