import { instantOf } from '#core/local-time.ts';
import { type DayBarLook, DayChart } from '#ui/show/day-chart.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { BOARD } from '../board.words.ts';
import { type Bar, type BarLook, type Board, barsOf, type TruckOnBoard } from '../board-bars.rules.ts';
import classes from './board.module.css';
import { useMoment } from './use-moment.ts';

const LEGEND = ['in_transit', 'confirmed', 'draft', 'late', 'service', 'delivered', 'taken'] as const;

const LOOKS: Record<BarLook, DayBarLook> = {
  ...{ loading: 'solid', in_transit: 'solid', confirmed: 'tint', draft: 'dashed', delivered: 'grey' },
  ...{ closed: 'grey', late: 'danger', service: 'warning', taken: 'info', hold: 'hatched' },
};

/** Trucks below each other, days side by side: what each does when, with what is late in red and in words. */
export function DaysOfTrucks({ board }: { board: Board }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const wordsOf = useBarWords();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const rows = board.trucks.map((one) => {
    const bars = barsOf(board, one.id, midnight);
    return {
      key: one.id,
      head: <Head truck={one} bars={bars} />,
      bars: bars.map((bar) => {
        const { key, look, from, to, line, trip } = bar;
        const { short, whole } = wordsOf(bar);
        // What is late belongs to the bar before it, which opens the trip.
        const href = trip && look !== 'late' ? `${truckOrder.screens.view}?id=${trip.id}` : undefined;
        return { key, from, to, line, look: LOOKS[look], text: short, title: whole, href };
      }),
    };
  });
  return (
    <DayChart
      label={say(BOARD.byDays)}
      corner={say(BOARD.trucks)}
      days={daysOfChart(board.date, board.days, { today, language })}
      groups={[{ key: 'trucks', rows }]}
      legend={LEGEND.map((look) => ({ look: LOOKS[look], title: say(BOARD[look]) }))}
      now={(Date.parse(board.now) - midnight) / 86_400_000}
    />
  );
}

function Head({ truck: one, bars }: { truck: TruckOnBoard; bars: readonly Bar[] }) {
  const say = useSay();
  const late = bars.find(({ look }) => look === 'late')?.trip;
  return (
    <UiLink className={classes.who} href={`${truck.screens.view}?id=${one.id}`}>
      <span className={classes.plate}>{one.registration}</span>
      {late ? (
        <strong className={classes.late}>{say(BOARD.hoursLate, { n: countText(late.late_hours) })}</strong>
      ) : (
        <small>{one.driver ?? one.make}</small>
      )}
    </UiLink>
  );
}

/** What stands in a bar, and what is told of it where it is too short. */
function useBarWords(): (bar: Bar) => { short: string; whole: string } {
  const say = useSay();
  const when = useMoment();
  return ({ look, trip, taken, hold }) => {
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
