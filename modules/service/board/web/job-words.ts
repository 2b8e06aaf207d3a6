import { instantText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';

const [HOUR, DAY] = [60, 24 * 60];

/** What a card and a block tell of a job. */
export function useJobWords() {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  /** Without the year, which nobody asks for here. */
  const when = (instant: string) => instantText(instant, language, timeZone).replace(/ \d{4},/, ',');
  const late = ({ late_minutes: n }: JobOnBoard) => {
    if (n === 0) return '';
    if (n < 2 * HOUR) return say(BOARD.minutesLate, { n: countText(n) });
    if (n < 2 * DAY) return say(BOARD.hoursLate, { n: countText(Math.floor(n / HOUR)) });
    return say(BOARD.daysLate, { n: countText(Math.floor(n / DAY)) });
  };
  const what = ({ item, service_type }: JobOnBoard) => [item, service_type].filter(Boolean).join(', ');
  const into = ({ runs_into }: JobOnBoard) =>
    runs_into === null ? '' : say(BOARD.runsInto, { number: runs_into });
  const due = ({ promised_at, starts, waiting, waiting_since }: JobOnBoard) => {
    if (waiting && waiting_since) return say(BOARD.since, { moment: when(waiting_since) });
    if (promised_at) return say(BOARD.promised, { moment: when(promised_at) });
    return starts ? say(BOARD.at, { moment: when(starts) }) : '';
  };
  const whole = (job: JobOnBoard) =>
    [job.number, what(job), job.customer, job.assignee, due(job), late(job), into(job)]
      .filter(Boolean)
      .join(', ');
  return { when, late, what, into, due, whole };
}
