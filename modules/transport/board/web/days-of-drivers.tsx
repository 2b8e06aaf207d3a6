import { useNavigate } from '@tanstack/react-router';
import { instantOf } from '#core/local-time.ts';
import { DayChart, DaySpan } from '#ui/show/day-chart.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { useChartCursor } from '#web-kit/chart/use-chart-cursor.ts';
import { dayText } from '#web-kit/format/day.ts';
import { daysOfChart } from '#web-kit/format/days-of-chart.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { BOARD } from '../board.words.ts';
import { type Board, barsOfDriver, driversOn, SHELF } from '../board-bars.rules.ts';
import { dayOfColumn } from '../moving-trips.rules.ts';
import classes from './board.module.css';
import { LEGEND, LOOKS, nowOf, useBarWords } from './use-bar-words.ts';

/** What only trucks have. */
const OF_TRUCKS: readonly string[] = ['service', 'taken'];

/** Drivers below each other, days side by side: who is on which trip with which truck, who is free, and which trips have nobody yet. */
export function DaysOfDrivers({ board }: { board: Board }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const navigate = useNavigate();
  const wordsOf = useBarWords();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const people = [{ id: SHELF, name: say(BOARD.noDriver) }, ...driversOn(board)];
  const barOn = (row: string, column: number) =>
    barsOfDriver(board, row, midnight).find(({ from, to }) => from < column + 1 && to > column);
  const { cursor, keys } = useChartCursor({
    rows: people.map(({ id }) => id),
    ...{ days: board.days, begin: Math.max(0, Math.floor(nowOf(board, midnight))) },
    onEnter: ({ row, column }) => {
      const id = barOn(row, column)?.trip?.id;
      if (id) void navigate({ to: truckOrder.screens.view, search: { id } });
    },
  });
  const rows = people.map(({ id, name }) => ({
    key: id,
    head: <b>{name}</b>,
    bars: barsOfDriver(board, id, midnight).map((bar) => {
      const { key, look, from, to, line, trip } = bar;
      const { short, whole } = wordsOf(bar);
      const text = [look === 'late' ? null : trip?.truck, short].filter(Boolean).join(', ');
      const href = trip && look !== 'late' ? `${truckOrder.screens.view}?id=${trip.id}` : undefined;
      return {
        key,
        from,
        to,
        line,
        look: LOOKS[look],
        text,
        title: [trip?.truck, whole].filter(Boolean).join(', '),
        href,
      };
    }),
  }));
  const under = cursor && barOn(cursor.row, cursor.column);
  return (
    <>
      {people.length === 1 && <p className={classes.quiet}>{say(BOARD.noDrivers)}</p>}
      <DayChart
        label={say(BOARD.byDrivers)}
        corner={say(BOARD.drivers)}
        days={daysOfChart(board.date, board.days, { today, language })}
        groups={[{ key: 'drivers', rows }]}
        legend={LEGEND.filter((look) => !OF_TRUCKS.includes(look)).map((look) => ({
          ...{ look: LOOKS[look], title: say(BOARD[look]) },
        }))}
        now={nowOf(board, midnight)}
        keys={keys}
        over={(row) =>
          cursor?.row === row && (
            <DaySpan kind="cursor" from={cursor.column} to={cursor.column + 1} of={board.days} />
          )
        }
      />
      <output className={classes.clash}>
        {cursor && (
          <VisuallyHidden>
            {[
              people.find(({ id }) => id === cursor.row)?.name,
              dayText(dayOfColumn(board, cursor.column), language),
              under ? wordsOf(under).whole : say(BOARD.fits),
            ].join(', ')}
          </VisuallyHidden>
        )}
      </output>
    </>
  );
}
