import { useMemo, useState } from 'react';
import { instantOf } from '#core/local-time.ts';
import { LEAVE, useTakeBackLeave } from '#modules/employee/public.web.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Card } from '#ui/show/card.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import {
  type Block,
  type Board,
  blocksOf,
  hoursOf,
  type JobOnBoard,
  jobsWithoutTime,
} from '../board.rules.ts';
import { BOARD } from '../board.words.ts';
import { canMoveJob } from '../moving.rules.ts';
import classes from './board.module.css';
import { useJobWords } from './job-words.ts';
import { MovableCard } from './movable-card.tsx';
import { MoveDrawer } from './move-drawer.tsx';
import { closedOf, JustMoved, PlaceOfMoved } from './moved-job.tsx';
import { useBookFor } from './use-book-for.ts';
import { useMovingJobs } from './use-moving-jobs.ts';
import { useSeenColumns } from './use-seen-columns.ts';

const MINUTE_MS = 60_000;

/** With a mouse a block is dragged. */
const MOUSE = '(hover: hover) and (pointer: fine)';

/** People side by side, hours below each other: who does what when, and beside it what has no time yet. */
export function DayOfPeople({ board }: { board: Board }) {
  const say = useSay();
  const { timeZone } = useBranch();
  const book = useBookFor(board);
  const leave = useTakeBackLeave(service.name);
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const people = useMemo(() => {
    // Not all jobs for each of the people.
    const ofPerson = Map.groupBy(board.jobs, ({ assignee_id }) => assignee_id);
    const blocks = (id: string) => blocksOf({ ...board, jobs: ofPerson.get(id) ?? [] }, id, midnight);
    return board.people.map((person) => ({ ...person, blocks: blocks(person.id) }));
  }, [board, midnight]);
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / MINUTE_MS;
  const open = (board.open ?? []).map(({ from, to }) => ({ from: minutes(from), to: minutes(to) }));
  const { first, last } = hoursOf(
    people.flatMap(({ blocks }) => blocks.filter(({ look }) => look !== 'taken')),
    open,
  );
  const moves = useMovingJobs(board, { midnight, first, last });
  const moving = moves?.moving;
  const { seen, watch } = useSeenColumns();
  const [taken, take] = useState<JobOnBoard | null>(null);
  const place = (minute: number) => `${((minute - first) / (last - first)) * 100}%`;
  const hours = Array.from({ length: (last - first) / 60 }, (_, no) => first + no * 60);
  const now = minutes(board.now);
  const waiting = jobsWithoutTime(board);
  // Hundreds of buttons that nobody sees would be drawn where there is a mouse.
  const isByThumb = !useMedia(MOUSE);
  const howTo = `${say(BOARD.byDay)}. ${say(BOARD.help)}`;
  return (
    <div className={classes.dayAndTray} {...moves?.handlers}>
      {moves?.calls.last && (
        <JustMoved moved={moves.calls.last} onUndo={moves.calls.undo} onTell={moves.calls.tell} />
      )}
      {moves?.calls.dialog}
      {taken && moves && (
        <MoveDrawer
          {...{ board, job: taken }}
          onMove={(to) => moves.calls.move(taken, to)}
          onClose={() => take(null)}
        />
      )}
      {leave.dialog}
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
        <section className={classes.scroll} aria-label={howTo} tabIndex={0}>
          <div
            className={classes.day}
            style={{ gridTemplateColumns: `56px repeat(${people.length}, minmax(140px, 1fr))` }}
          >
            <span />
            {people.map(({ id, name, blocks }) => (
              <div key={id} className={classes.person}>
                <b>{name}</b>
                {book && (
                  <IconButton
                    icon="plus"
                    size="s"
                    name={say(BOARD.bookFor, { name })}
                    onClick={() => book({ id, name }, blocks)}
                  />
                )}
              </div>
            ))}
            <div className={classes.hours} style={{ height: `${hours.length * 56}px` }}>
              {hours.map((hour) => (
                <span key={hour} style={{ top: place(hour) }}>
                  {`${String(hour / 60).padStart(2, '0')}:00`}
                </span>
              ))}
            </div>
            {people.map(({ id, blocks }) => (
              <div
                key={id}
                className={classes.lane}
                data-person={id}
                ref={watch}
                style={{ backgroundSize: `100% ${100 / hours.length}%` }}
              >
                {board.open !== null &&
                  closedOf(open, first, last).map(({ from, to }) => (
                    <i
                      key={from}
                      className={classes.closed}
                      style={{ top: place(from), height: `calc(${place(to)} - ${place(from)})` }}
                      aria-hidden="true"
                    />
                  ))}
                {(seen.has(id) ? shownOf(blocks, first, last) : []).map((block) => (
                  <DayBlock
                    key={block.key}
                    {...{ block, blocks, place }}
                    onLeave={leave.ask}
                    onMove={moves && isByThumb ? take : undefined}
                  />
                ))}
                {moving?.place.person_id === id && (
                  <PlaceOfMoved {...{ board, midnight, place }} moving={moving} />
                )}
                {now > first && now < last && (
                  <i className={classes.now} style={{ top: place(now) }} aria-hidden="true" />
                )}
              </div>
            ))}
          </div>
        </section>
      </Card>
      <section className={classes.column}>
        <h2>{say(BOARD.withoutTime)}</h2>
        {waiting.length === 0 && <p className={classes.quiet}>{say(BOARD.nothing)}</p>}
        {waiting.map((job) => (
          <MovableCard key={job.id} job={job} onMove={take} />
        ))}
      </section>
    </div>
  );
}

/** What of the blocks lies in the hours that are drawn: a leave of the whole day makes the day no longer. */
function shownOf(blocks: readonly Block[], first: number, last: number): Block[] {
  return blocks
    .map((block) => ({ ...block, from: Math.max(first, block.from), to: Math.min(last, block.to) }))
    .filter(({ from, to }) => to > from);
}

interface DayBlockProps {
  block: Block;
  blocks: readonly Block[];
  place: (minute: number) => string;
  /** Asks whether a leave is taken back. */
  onLeave: ((id: string) => void) | undefined;
  /** Moves it where there is no mouse to drag it with. */
  onMove: ((job: JobOnBoard) => void) | undefined;
}

/** A block of the day; what meets stands side by side. */
function DayBlock({ block, blocks, place, onLeave, onMove }: DayBlockProps) {
  const say = useSay();
  const { late, what, whole } = useJobWords();
  const { look, from, to, line, job, label, leave_id } = block;
  const meeting = blocks.filter((other) => other.from < to && from < other.to);
  const lines = Math.max(...meeting.map((other) => other.line)) + 1;
  const style = {
    ...{ top: place(from), height: `calc(${place(to)} - ${place(from)})` },
    ...{ left: `${(line / lines) * 100}%`, width: `${100 / lines}%` },
  };
  if (leave_id && onLeave)
    return (
      <button
        type="button"
        className={classes.block}
        data-look={look}
        style={style}
        title={say(LEAVE.takeBack)}
        onClick={() => onLeave(leave_id)}
      >
        {label}
      </button>
    );
  if (!job)
    return (
      <span className={classes.block} data-look={look} style={style}>
        {label ?? say(BOARD.taken)}
      </span>
    );
  // What is late belongs to the block before it, which opens the job.
  if (look === 'late')
    return (
      <span className={classes.block} data-look={look} style={style}>
        {late(job)}
      </span>
    );
  const told = whole(job);
  return (
    <>
      <UiLink
        className={classes.block}
        data-look={look}
        data-job={job.id}
        style={style}
        href={`${service.screens.view}?id=${job.id}`}
        aria-label={told}
        title={told}
      >
        <b>{job.number}</b> <span>{[what(job), job.customer].filter(Boolean).join(', ')}</span>
      </UiLink>
      {onMove && canMoveJob(job) && (
        <span
          className={classes.byThumb}
          style={{ top: place(from), right: `${100 - ((line + 1) / lines) * 100}%` }}
        >
          <IconButton
            icon="calendar"
            size="s"
            name={say(BOARD.moveNumber, { number: job.number })}
            onClick={() => onMove(job)}
          />
        </span>
      )}
    </>
  );
}
