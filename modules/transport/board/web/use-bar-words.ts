import type { DayBarLook } from '#ui/show/day-chart.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import type { Bar, BarLook } from '../board-bars.rules.ts';
import { useMoment } from './use-moment.ts';

export const LEGEND = [
  'in_transit',
  'confirmed',
  'draft',
  'late',
  'service',
  'leave',
  'delivered',
  'taken',
] as const;

export const LOOKS: Record<BarLook, DayBarLook> = {
  ...{ loading: 'solid', in_transit: 'solid', confirmed: 'tint', draft: 'dashed', delivered: 'grey' },
  ...{ closed: 'grey', late: 'danger', service: 'warning', taken: 'info', hold: 'hatched' },
  leave: 'warning',
};

/** This moment, in days from the first that is shown. */
export const nowOf = ({ now }: Board, midnight: number) => (Date.parse(now) - midnight) / 86_400_000;

/** What stands in a bar, and what is told of it where it is too short. */
export function useBarWords(): (bar: Bar) => { short: string; whole: string } {
  const say = useSay();
  const when = useMoment();
  return ({ look, trip, taken, hold, away }) => {
    if (away) {
      const whose = away.branch ? say(BOARD.worksFor, { branch: away.branch }) : say(BOARD.elsewhere);
      const short = away.label ?? whose;
      const kind = away.leave_id ? say(BOARD.leave) : '';
      const times = [away.from, away.to]
        .filter((at) => at !== null)
        .map(when)
        .join(' – ');
      return { short, whole: [kind, short, times].filter(Boolean).join(', ') };
    }
    if (hold) {
      const kind = say(BOARD[hold.kind]);
      return { short: hold.reason ?? kind, whole: [kind, hold.reason].filter(Boolean).join(': ') };
    }
    if (taken) {
      const whose = taken.branch ? say(BOARD.takenBy, { branch: taken.branch }) : say(BOARD.taken);
      const short = taken.label ?? (taken.kind === 'service' ? say(BOARD.service) : whose);
      const times = [taken.from, taken.to].filter((at) => at !== null).map(when);
      return { short, whole: `${short}, ${times.join(' – ')}` };
    }
    if (!trip) return { short: '', whole: '' };
    const late = trip.late_hours > 0 ? say(BOARD.hoursLate, { n: countText(trip.late_hours) }) : '';
    const into = trip.runs_into ? say(BOARD.runsInto, { number: trip.runs_into }) : '';
    const times = `${when(trip.started_at ?? trip.starts)} – ${when(trip.delivered_at ?? trip.ends)}`;
    const whole = [
      trip.number,
      say(BOARD[trip.status]),
      trip.route,
      trip.customer,
      trip.driver,
      times,
      late,
      into,
    ];
    const short = look === 'late' ? [late, into] : [trip.destination, trip.customer];
    return { short: short.filter(Boolean).join(', '), whole: whole.filter(Boolean).join(', ') };
  };
}
