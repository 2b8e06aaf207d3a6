import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { Board, JobOnBoard } from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import { inTheWayOf, isClosedThen, type PlaceOfJob } from '../moving.rules.ts';
import classes from './board.module.css';
import type { MovedJob } from './use-move-calls.tsx';

/** The job that was moved last, to be put back, and its customer to be told. */
export function JustMoved({
  moved,
  onUndo,
  onTell,
}: {
  moved: MovedJob;
  onUndo: (moved: MovedJob) => void;
  onTell: (moved: MovedJob) => Promise<void>;
}) {
  const say = useSay();
  return (
    <div className={classes.moved} role="status">
      <Row>
        <span>{say(BOARD.isMoved, { number: moved.job.number })}</span>
        <Button size="s" icon="undo" onClick={() => onUndo(moved)}>
          {say(BOARD.undo)}
        </Button>
        {moved.hasTime && (
          <Button size="s" onClick={() => void onTell(moved)}>
            {say(BOARD.tell)}
          </Button>
        )}
      </Row>
    </div>
  );
}

interface PlaceProps {
  board: Board;
  midnight: number;
  moving: { job: JobOnBoard; place: PlaceOfJob };
  place: (minute: number) => string;
}

/** Where a job would be that is being moved, and what keeps it from going there. */
export function PlaceOfMoved({ board, midnight, moving: { job, place: to }, place }: PlaceProps) {
  const say = useSay();
  const clash = inTheWayOf(board, job, to, midnight);
  const isClosed = isClosedThen(board, to, midnight);
  const words = clash
    ? say(BOARD.inTheWay, { what: clash.job?.number ?? clash.label ?? say(BOARD.taken) })
    : isClosed && say(BOARD.closedThen);
  return (
    <output
      className={classes.moving}
      data-kind={clash ? 'clash' : isClosed ? 'closed' : 'fits'}
      style={{ top: place(to.from), height: `calc(${place(to.to)} - ${place(to.from)})` }}
    >
      <b>
        {clock(to.from)}–{clock(to.to)}
      </b>{' '}
      {words}
    </output>
  );
}

function clock(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** What of the hours that are drawn lies outside of those in which the branch is open. */
export function closedOf(
  open: readonly { from: number; to: number }[],
  first: number,
  last: number,
): { from: number; to: number }[] {
  const edges = [first, ...open.flatMap(({ from, to }) => [from, to]), last];
  return edges
    .flatMap((from, no) => (no % 2 === 0 ? [{ from, to: edges[no + 1] ?? last }] : []))
    .filter(({ from, to }) => to > from);
}
