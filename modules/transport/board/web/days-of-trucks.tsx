import { UiLink } from '#ui/theme/link.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { truck } from '../../truck/truck.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import type { Bar, TruckOnBoard } from '../board-bars.rules.ts';
import classes from './board.module.css';
import { DaysOfTrips } from './days-of-trips.tsx';

/** Trucks below each other, days side by side: what each does when, with what is late in red and in words. */
export function DaysOfTrucks({ board }: { board: Board }) {
  const say = useSay();
  const truckOf = (row: string) => board.trucks.find(({ id }) => id === row);
  return (
    <DaysOfTrips
      {...{ board, rows: 'truck', without: ['leave'] }}
      label={`${say(BOARD.byDays)}. ${say(BOARD.help)}`}
      corner={say(BOARD.trucks)}
      nameOf={(row) => truckOf(row)?.registration ?? say(BOARD.shelf)}
      headOf={(row, bars) => {
        const one = truckOf(row);
        return one ? <Head truck={one} bars={bars} /> : <b className={classes.plate}>{say(BOARD.shelf)}</b>;
      }}
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
