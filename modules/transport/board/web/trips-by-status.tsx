import { UiLink } from '#ui/theme/link.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { BOARD } from '../board.words.ts';
import type { Board, TripOnBoard } from '../board-bars.rules.ts';
import classes from './board.module.css';
import { useMoment } from './use-moment.ts';

const COLUMNS = ['draft', 'confirmed', 'loading', 'in_transit', 'delivered'] as const;

/** Trips in a column for each status, those first that come first. */
export function TripsByStatus({ board }: { board: Board }) {
  const say = useSay();
  return (
    <div className={classes.columns}>
      {COLUMNS.map((status) => {
        const trips = board.orders.filter((trip) => trip.status === status);
        return (
          <section key={status} className={classes.column} data-look={status}>
            <h2>
              {say(BOARD[status])} <span className={classes.count}>{countText(trips.length)}</span>
            </h2>
            {trips.length === 0 && <p className={classes.quiet}>{say(BOARD.nothing)}</p>}
            {trips.map((trip) => (
              <TripCard key={trip.id} trip={trip} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function TripCard({ trip }: { trip: TripOnBoard }) {
  const say = useSay();
  const when = useMoment();
  const moment = trip.delivered_at
    ? say(BOARD.arrived, { moment: when(trip.delivered_at) })
    : trip.started_at
      ? say(BOARD.due, { moment: when(trip.ends) })
      : say(BOARD.leaves, { moment: when(trip.starts) });
  return (
    <UiLink className={classes.card} href={`${truckOrder.screens.view}?id=${trip.id}`}>
      <span className={classes.top}>
        <b className={classes.plate}>{trip.truck ?? say(BOARD.shelf)}</b>
        <span>{trip.number}</span>
      </span>
      <b>{trip.route}</b>
      <span>{trip.customer}</span>
      <small>{trip.driver ?? say(BOARD.nobody)}</small>
      <small>{moment}</small>
      {trip.late_hours > 0 && <LateWords trip={trip} />}
    </UiLink>
  );
}

function LateWords({ trip }: { trip: TripOnBoard }) {
  const say = useSay();
  return (
    <strong className={classes.late}>
      {[
        say(BOARD.hoursLate, { n: countText(trip.late_hours) }),
        trip.runs_into && say(BOARD.runsInto, { number: trip.runs_into }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </strong>
  );
}
