import { useTakeBackLeave } from '#modules/employee/public.web.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import type { Bar } from '../board-bars.rules.ts';
import classes from './board.module.css';
import { DaysOfTrips } from './days-of-trips.tsx';
import { useBarWords } from './use-bar-words.ts';

/**
 * Drivers below each other, days side by side: who is on which trip with which truck, who is free or on leave, and which trips have
 * nobody yet.
 */
export function DaysOfDrivers({ board }: { board: Board }) {
  const say = useSay();
  const wordsOf = useBarWords();
  const leave = useTakeBackLeave(truckOrder.name);
  const nameOf = (row: string) => board.drivers.find(({ id }) => id === row)?.name ?? say(BOARD.noDriver);
  const textOf = (bar: Bar, short: string) => {
    const { trip, away, look } = bar;
    const ask = leave.ask;
    const id = away?.leave_id;
    if (ask && id) return { onPress: () => ask(id) };
    const text = [look === 'late' ? null : trip?.truck, short].filter(Boolean).join(', ');
    // What a screen reader says begins with what stands there.
    return { text, title: trip ? `${text}: ${wordsOf(bar).whole}` : wordsOf(bar).whole };
  };
  return (
    <>
      {board.drivers.length === 0 && <p className={classes.quiet}>{say(BOARD.noDrivers)}</p>}
      {leave.dialog}
      <DaysOfTrips
        {...{ board, rows: 'driver', without: ['service'], nameOf, textOf }}
        label={`${say(BOARD.byDrivers)}. ${say(BOARD.helpDrivers)}`}
        corner={say(BOARD.drivers)}
        headOf={(row) => <b>{nameOf(row)}</b>}
      />
    </>
  );
}
