import { dayText, instantText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { RoomBar } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';

/** What stands in a bar, and all there is to tell of it. */
export function useStayWords(): (bar: RoomBar) => { short: string; whole: string } {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const day = (of: string) => dayText(of, language);
  return ({ look, stay, hold }) => {
    const held = stay?.booking.option_until ?? null;
    const state =
      held !== null && look === 'option'
        ? say(CHART.optionUntil, { moment: instantText(held, language, timeZone) })
        : say(CHART[look]);
    if (hold) {
      const until =
        hold.until === null
          ? day(hold.since)
          : say(CHART.nights, { since: day(hold.since), until: day(hold.until) });
      return { short: hold.reason, whole: [state, hold.reason, until].join(', ') };
    }
    const of = stay?.booking;
    if (!of) return { short: state, whole: state };
    const who = of.guests > 1 ? say(CHART.guests, { name: of.guest, n: countText(of.guests) }) : of.guest;
    const nights = say(CHART.nights, { since: day(of.check_in), until: day(of.check_out) });
    return { short: look === 'overdue' ? state : who, whole: [who, state, of.number, nights].join(', ') };
  };
}
