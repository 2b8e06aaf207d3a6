import { useNavigate } from '@tanstack/react-router';
import { instantOf } from '#core/local-time.ts';
import { DayChart, DaySpan } from '#ui/show/day-chart.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { useChartCursor } from '#web-kit/chart/use-chart-cursor.ts';
import { dayText } from '#web-kit/format/day.ts';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { BOARD } from '../board.words.ts';
import { type Bar, type Board, barsOf, SHELF, type TruckOnBoard } from '../board-bars.rules.ts';
import { clashOfTrip, columnsOfTrip, dayOfColumn } from '../moving-trips.rules.ts';
import classes from './board.module.css';
import { LEGEND, LOOKS, nowOf, useBarWords } from './use-bar-words.ts';
import { useClashWords } from './use-clash-words.ts';
import { barOn, rowsOf, useMovingTrips } from './use-moving-trips.ts';

/** Trucks below each other, days side by side: what each does when, with what is late in red and in words. */
export function DaysOfTrucks({ board }: { board: Board }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const wordsOf = useBarWords();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const navigate = useNavigate();
  const rowKeys = rowsOf(board);
  const moves = useMovingTrips(board);
  const { cursor, keys } = useChartCursor({
    ...{ rows: rowKeys, days: board.days, begin: Math.max(0, Math.floor(nowOf(board, midnight))) },
    onEnter: ({ row, column }) => {
      const id = barOn(board, row, column, midnight)?.trip?.id;
      if (id) void navigate({ to: truckOrder.screens.view, search: { id } });
    },
  });
  const clashWords = useClashWords();
  const nameOfRow = (row: string | null) =>
    board.trucks.find(({ id }) => id === row)?.registration ?? say(BOARD.shelf);
  const placeWords = (row: string, column: number) => {
    const bar = barOn(board, row, column, midnight);
    return bar ? wordsOf(bar).whole : say(BOARD.fits);
  };
  const moving = moves?.moving;
  const clash = moving && clashOfTrip(board, moving.item, moving.target);
  const rows = rowKeys.map((row) => {
    const one = board.trucks.find(({ id }) => id === row);
    const bars = barsOf(board, row, midnight);
    return {
      key: row,
      head: one ? <Head truck={one} bars={bars} /> : <b className={classes.plate}>{say(BOARD.shelf)}</b>,
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
    <>
      <DayChart
        label={`${say(BOARD.byDays)}. ${say(BOARD.help)}`}
        corner={say(BOARD.trucks)}
        days={daysOfChart(board.date, board.days, { today, language })}
        groups={[{ key: 'trucks', rows }]}
        legend={LEGEND.map((look) => ({ look: LOOKS[look], title: say(BOARD[look]) }))}
        now={nowOf(board, midnight)}
        lane={() => moves?.lane ?? {}}
        keys={{
          onKeyDown: (event) => {
            if (event.target === event.currentTarget && moves?.onKey(event, cursor)) return;
            keys.onKeyDown(event);
          },
          onBlur: () => {
            keys.onBlur();
            moves?.leave();
          },
        }}
        over={(row) => (
          <>
            {cursor?.row === row && !moving && (
              <DaySpan kind="cursor" from={cursor.column} to={cursor.column + 1} of={board.days} />
            )}
            {moving && (moving.target.truck_id ?? SHELF) === row && (
              <DaySpan
                kind={clash ? 'clash' : 'fits'}
                {...columnsOfTrip(board, midnight, moving.target)}
                of={board.days}
              />
            )}
          </>
        )}
      />
      <output className={classes.clash} data-shown={clash !== null && clash !== undefined}>
        {moving
          ? [
              moving.item.number,
              nameOfRow(moving.target.truck_id),
              clash ? clashWords(clash) : say(BOARD.fits),
            ].join(', ')
          : cursor && (
              <VisuallyHidden>
                {[
                  nameOfRow(cursor.row),
                  dayText(dayOfColumn(board, cursor.column), language),
                  placeWords(cursor.row, cursor.column),
                ].join(', ')}
              </VisuallyHidden>
            )}
      </output>
    </>
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
