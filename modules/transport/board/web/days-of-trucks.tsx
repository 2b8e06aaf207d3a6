import type { CSSProperties, ReactNode } from 'react';
import { addDays } from '#core/business-day.ts';
import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import { instantOf } from '#core/local-time.ts';
import { Card } from '#ui/show/card.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { BOARD } from '../board.words.ts';
import { type Bar, type Board, barsOf, type TruckOnBoard } from '../board-bars.rules.ts';
import classes from './board.module.css';
import { useMoment } from './use-moment.ts';

const LEGEND = ['in_transit', 'confirmed', 'draft', 'late', 'service', 'delivered', 'taken'] as const;

/** Trucks below each other, days side by side: what each does when, with what is late in red and in words. */
export function DaysOfTrucks({ board }: { board: Board }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const now = (Date.parse(board.now) - midnight) / 86_400_000;
  const days = Array.from({ length: board.days }, (_, no) => addDays(board.date, no));
  const share = (days: number) => `${(days / board.days) * 100}%`;
  return (
    <Card flush>
      <ul className={classes.legend}>
        {LEGEND.map((look) => (
          <li key={look}>
            <span className={classes.bar} data-look={look} aria-hidden="true" />
            {say(BOARD[look])}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <section className={classes.scroll} aria-label={say(BOARD.byDays)} tabIndex={0}>
        <div className={classes.days}>
          <div className={classes.row}>
            <div className={classes.corner}>{say(BOARD.trucks)}</div>
            <div className={classes.scale}>
              {days.map((day) => (
                <span key={day} data-today={day === today || undefined} title={dayText(day, language)}>
                  {CALENDAR_WORDS[language].weekdays[(new Date(day).getUTCDay() + 6) % 7]}
                  <b>{Number(day.slice(8))}</b>
                </span>
              ))}
            </div>
          </div>
          {board.trucks.map((one) => (
            <TruckRow key={one.id} truck={one} bars={barsOf(board, one.id, midnight)} share={share}>
              {days.map((day) => (
                <i key={day} data-today={day === today || undefined} style={{ width: share(1) }} />
              ))}
              {now >= 0 && now <= board.days && <u style={{ left: share(now) }} />}
            </TruckRow>
          ))}
        </div>
      </section>
    </Card>
  );
}

interface TruckRowProps {
  truck: TruckOnBoard;
  bars: readonly Bar[];
  share: (days: number) => string;
  children: ReactNode;
}

function TruckRow({ truck: one, bars, share, children }: TruckRowProps) {
  const say = useSay();
  const lines = Math.max(1, ...bars.map(({ line }) => line + 1));
  const late = bars.find(({ look }) => look === 'late')?.trip;
  return (
    <div className={classes.row}>
      <UiLink className={classes.who} href={`${truck.screens.view}?id=${one.id}`}>
        <span className={classes.plate}>{one.registration}</span>
        {late ? (
          <strong className={classes.late}>{say(BOARD.hoursLate, { n: countText(late.late_hours) })}</strong>
        ) : (
          <small>{one.driver ?? one.make}</small>
        )}
      </UiLink>
      <div className={classes.lane} style={{ minHeight: `calc(var(--bar-line) * ${lines} + 12px)` }}>
        <div className={classes.cells} aria-hidden="true">
          {children}
        </div>
        {bars.map((bar) => (
          <BarOfTruck
            key={bar.key}
            bar={bar}
            place={{
              ...{ left: share(bar.from), width: share(bar.to - bar.from) },
              top: `calc(var(--bar-line) * ${bar.line} + 7px)`,
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** What is late belongs to the bar before it, which opens the trip. */
function BarOfTruck({ bar, place }: { bar: Bar; place: CSSProperties }) {
  const words = useBarWords(bar);
  const { trip, look } = bar;
  const said = { className: classes.bar, 'data-look': look, style: place, title: words.whole };
  return trip && look !== 'late' ? (
    <UiLink {...said} href={`${truckOrder.screens.view}?id=${trip.id}`} aria-label={words.whole}>
      {words.short}
    </UiLink>
  ) : (
    <span {...said}>{words.short}</span>
  );
}

/** What stands in a bar, and what is told of it where it is too short. */
function useBarWords({ look, trip, taken, hold }: Bar): { short: string; whole: string } {
  const say = useSay();
  const when = useMoment();
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
}
