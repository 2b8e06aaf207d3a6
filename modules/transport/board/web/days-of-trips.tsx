import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { instantOf } from '#core/local-time.ts';
import { type DayBar, DayChart, DaySpan } from '#ui/show/day-chart.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { useChartCursor } from '#web-kit/chart/use-chart-cursor.ts';
import { dayText } from '#web-kit/format/day.ts';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import { type Bar, type BoardRows, barOn, barsIn, rowsOf } from '../board-bars.rules.ts';
import { clashOfTrip, columnsOfTrip, dayOfColumn } from '../moving-trips.rules.ts';
import classes from './board.module.css';
import { LEGEND, LOOKS, nowOf, useBarWords } from './use-bar-words.ts';
import { useClashWords } from './use-clash-words.ts';
import { rowOfTarget, useMovingTrips } from './use-moving-trips.ts';

interface DaysOfTripsProps {
  board: Board;
  rows: BoardRows;
  label: string;
  corner: string;
  /** What a row is called, and what stands at its head. */
  nameOf: (row: string) => string;
  headOf: (row: string, bars: readonly Bar[]) => ReactNode;
  /** What stands in a bar where that is not the usual. */
  textOf?: (bar: Bar, short: string) => Partial<Pick<DayBar, 'text' | 'title' | 'onPress'>>;
  /** Which looks have nothing to do with these rows. */
  without: readonly (typeof LEGEND)[number][];
}

/**
 * Rows below each other, days side by side, trips as bars: one is dragged to another row or other days, by mouse or keys, and what is
 * in its way is said before it is let go.
 */
export function DaysOfTrips({
  board,
  rows,
  label,
  corner,
  nameOf,
  headOf,
  textOf,
  without,
}: DaysOfTripsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const wordsOf = useBarWords();
  const clashWords = useClashWords();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const navigate = useNavigate();
  const rowKeys = rowsOf(board, rows);
  const moves = useMovingTrips(board, rows);
  const at = (row: string, column: number) => barOn(board, rows, { row, column, midnight });
  const { cursor, keys } = useChartCursor({
    ...{ rows: rowKeys, days: board.days, begin: Math.max(0, Math.floor(nowOf(board, midnight))) },
    onEnter: ({ row, column }) => {
      const id = at(row, column)?.trip?.id;
      if (id) void navigate({ to: truckOrder.screens.view, search: { id } });
    },
  });
  const placeWords = (row: string, column: number) => {
    const bar = at(row, column);
    return bar ? wordsOf(bar).whole : say(BOARD.fits);
  };
  const moving = moves?.moving;
  const clash = moving && clashOfTrip(board, moving.item, moving.target);
  const drawn = rowKeys.map((row) => {
    const bars = barsIn(board, rows, row, midnight);
    return {
      key: row,
      head: headOf(row, bars),
      bars: bars.map((bar) => {
        const { key, look, from, to, line, trip } = bar;
        const { short, whole } = wordsOf(bar);
        // What is late belongs to the bar before it, which opens the trip.
        const href = trip && look !== 'late' ? `${truckOrder.screens.view}?id=${trip.id}` : undefined;
        return {
          ...{ key, from, to, line, look: LOOKS[look], text: short, title: whole, href },
          ...textOf?.(bar, short),
        };
      }),
    };
  });
  return (
    <>
      <DayChart
        label={label}
        corner={corner}
        days={daysOfChart(board.date, board.days, { today, language })}
        groups={[{ key: rows, rows: drawn }]}
        legend={LEGEND.filter((look) => !without.includes(look)).map((look) => ({
          ...{ look: LOOKS[look], title: say(BOARD[look]) },
        }))}
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
            {moving && rowOfTarget(moving.target, rows) === row && (
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
              nameOf(rowOfTarget(moving.target, rows)),
              clash ? clashWords(clash) : say(BOARD.fits),
            ].join(', ')
          : cursor && (
              <VisuallyHidden>
                {[
                  nameOf(cursor.row),
                  dayText(dayOfColumn(board, cursor.column), language),
                  placeWords(cursor.row, cursor.column),
                ].join(', ')}
              </VisuallyHidden>
            )}
      </output>
    </>
  );
}
