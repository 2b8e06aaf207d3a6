import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useDrag } from '#ui/drag/use-drag.ts';
import { UiLink } from '#ui/theme/link.tsx';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { StepQuestion } from '#web-kit/record/record-transitions.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import type { TripOnBoard } from '../board-bars.rules.ts';
import { COLUMNS, nextOnBoard, stepInto } from '../steps-on-board.rules.ts';
import classes from './board.module.css';
import { useAskedStep } from './use-asked-step.ts';
import { useMoment } from './use-moment.ts';

/**
 * Trips in a column for each status, those first that come first. One that is dragged into the next column asks for what that step
 * needs; so does the button on its card, for fingers and keys.
 */
export function TripsByStatus({ board }: { board: Board }) {
  const say = useSay();
  const mayMove = useMay()(truckOrder.permissions.modify);
  const { asked, askFor } = useAskedStep();
  // A link is followed as the mouse is let go over it: not after a drag.
  const [wasDragged, setDragged] = useState(false);
  const { dragged, handlers } = useDrag<TripOnBoard, string>({
    take: ({ target }) => {
      setDragged(false);
      const id = target instanceof Element ? target.closest('[data-trip]')?.getAttribute('data-trip') : null;
      return (mayMove && board.orders.find((trip) => trip.id === id)) || null;
    },
    over: ({ clientX, clientY }, trip) => {
      setDragged(true);
      const under = document.elementFromPoint(clientX, clientY)?.closest('[data-column]');
      const column = under?.getAttribute('data-column') ?? '';
      return stepInto(trip, column) ? column : null;
    },
    drop: (trip, column) => {
      const step = stepInto(trip, column);
      if (step) askFor(trip, step);
    },
  });
  const fits = (column: string) => dragged !== null && stepInto(dragged.thing, column) !== undefined;
  return (
    <>
      {mayMove && <p className={classes.quiet}>{say(BOARD.dragHelp)}</p>}
      <div
        className={classes.columns}
        {...handlers}
        onClickCapture={(event) => wasDragged && event.preventDefault()}
      >
        {COLUMNS.map((status) => {
          const trips = board.orders.filter((trip) => trip.status === status);
          return (
            <section
              key={status}
              className={classes.column}
              data-look={status}
              data-column={status}
              data-fits={fits(status) || undefined}
              data-over={dragged?.place === status || undefined}
            >
              <h2>
                {say(BOARD[status])} <span className={classes.count}>{countText(trips.length)}</span>
              </h2>
              {trips.length === 0 && <p className={classes.quiet}>{say(BOARD.nothing)}</p>}
              {trips.map((trip) => (
                <TripCard
                  key={trip.id}
                  trip={trip}
                  isDragged={dragged?.thing.id === trip.id}
                  onStep={mayMove ? askFor : null}
                />
              ))}
            </section>
          );
        })}
      </div>
      {asked && <StepQuestion key={asked.turn} {...asked} />}
    </>
  );
}

interface TripCardProps {
  trip: TripOnBoard;
  isDragged: boolean;
  onStep: ReturnType<typeof useAskedStep>['askFor'] | null;
}

function TripCard({ trip, isDragged, onStep }: TripCardProps) {
  const say = useSay();
  const when = useMoment();
  const { language } = useLanguage();
  const said = useRegistry().words(truckOrder.name)[language].transitions;
  const step = nextOnBoard(trip);
  const moment = trip.delivered_at
    ? say(BOARD.arrived, { moment: when(trip.delivered_at) })
    : trip.started_at
      ? say(BOARD.due, { moment: when(trip.ends) })
      : say(BOARD.leaves, { moment: when(trip.starts) });
  return (
    <div className={classes.card} data-trip={trip.id} data-dragged={isDragged || undefined}>
      <UiLink className={classes.opens} href={`${truckOrder.screens.view}?id=${trip.id}`}>
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
      {step && onStep && (
        <Button
          size="s"
          aria-label={`${said?.[step]?.button}: ${trip.number}`}
          onClick={() => onStep(trip, step)}
        >
          {said?.[step]?.button}
        </Button>
      )}
    </div>
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
