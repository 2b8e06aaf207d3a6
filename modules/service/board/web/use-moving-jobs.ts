import { type KeyboardEvent, useState } from 'react';
import { type PointerOver, useDrag } from '#ui/drag/use-drag.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import type { Board, JobOnBoard } from '../board.rules.ts';
import {
  canMoveJob,
  GRID,
  type HoldOfJob,
  inTheWayOf,
  isClosedThen,
  moved,
  type PlaceOfJob,
  placeOfJob,
} from '../moving.rules.ts';
import { useMoveCalls } from './use-move-calls.tsx';

const MINUTE_MS = 60_000;
/** Of a block so much at its lower edge is its end, in pixels. */
const EDGE = 8;

interface Taken {
  job: JobOnBoard;
  hold: HoldOfJob;
  /** So many minutes below its start it was taken hold of. */
  below: number;
}

interface Scale {
  midnight: number;
  /** The first and the last minute that are drawn. */
  first: number;
  last: number;
}

/**
 * Moving jobs on the day of the people: a block is dragged to another time or person, its lower edge to another end, one without a time
 * into the day; M and E do the same with the arrow keys. What is in the way is said before it is let go, and a move is undone.
 */
export function useMovingJobs(board: Board, { midnight, first, last }: Scale) {
  const may = useMay();
  const calls = useMoveCalls();
  const [byKeys, setByKeys] = useState<{ thing: Taken; place: PlaceOfJob } | null>(null);
  const drop = ({ job, hold }: Taken, place: PlaceOfJob) => {
    setByKeys(null);
    const before = placeOfJob(job, midnight);
    const isSame =
      job.starts !== null &&
      (['person_id', 'from', 'to'] as const).every((key) => before[key] === place[key]);
    if (isSame || inTheWayOf(board, job, place, midnight)) return;
    const instant = (minute: number) => new Date(midnight + minute * MINUTE_MS).toISOString();
    // How long one takes that had no time yet, its type says.
    const ends = job.starts === null && hold === 'whole' ? null : instant(place.to);
    const body = { assignee_id: place.person_id, starts: instant(place.from), ends };
    // What was shown as closed under the mouse is meant.
    void calls.move(job, { ...body, outside_hours: isClosedThen(board, place, midnight) });
  };
  const minuteAt = (event: PointerOver, lane: Element) => {
    const { top, height } = lane.getBoundingClientRect();
    return first + ((event.clientY - top) / height) * (last - first);
  };
  const under = (event: PointerOver, what: string) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest(what) ?? null;
  const jobOf = (element: Element | null) => {
    const id = element?.getAttribute('data-job');
    const job = board.jobs.find((one) => one.id === id);
    return job && canMoveJob(job) ? job : undefined;
  };
  const { dragged, handlers } = useDrag<Taken, PlaceOfJob>({
    take(event) {
      const block = event.target instanceof Element ? event.target.closest('[data-job]') : null;
      const job = jobOf(block);
      if (!block || !job) return null;
      const lane = block.closest('[data-person]');
      const isEnd = lane !== null && block.getBoundingClientRect().bottom - event.clientY <= EDGE;
      const below = lane ? minuteAt(event, lane) - placeOfJob(job, midnight).from : 0;
      return { job, hold: isEnd ? 'end' : 'whole', below };
    },
    over(event, { job, hold, below }) {
      const lane = under(event, '[data-person]');
      const person_id = lane?.getAttribute('data-person');
      if (!lane || !person_id) return null;
      const now = placeOfJob(job, midnight);
      const by = minuteAt(event, lane) - below - now.from;
      return moved(now, hold, { person_id: hold === 'end' ? now.person_id : person_id, by });
    },
    drop,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const job = jobOf(event.target instanceof Element ? event.target.closest('[data-job]') : null);
    const hold = HOLDS[event.key.toLowerCase()];
    if (!byKeys) {
      if (job && hold) setByKeys({ thing: { job, hold, below: 0 }, place: beginOf(job) });
      return;
    }
    event.preventDefault();
    if (event.key === 'Escape') setByKeys(null);
    if (event.key === 'Enter') drop(byKeys.thing, byKeys.place);
    const [people, minutes] = ARROWS[event.key] ?? [0, 0];
    if (people === 0 && minutes === 0) return;
    const { thing, place } = byKeys;
    const at = board.people.findIndex(({ id }) => id === place.person_id) + people;
    const person_id = (thing.hold === 'whole' && board.people[at]?.id) || place.person_id;
    setByKeys({ thing, place: moved(place, thing.hold, { person_id, by: minutes }) });
  };
  /** One without a time begins with the first of the people, as the day opens. */
  const beginOf = (job: JobOnBoard): PlaceOfJob => {
    const place = placeOfJob(job, midnight);
    if (job.starts !== null) return place;
    const person_id = place.person_id || (board.people[0]?.id ?? '');
    return moved(place, 'whole', { person_id, by: first });
  };
  if (!may(service.permissions.modify)) return null;
  const place = dragged ? dragged.place : byKeys?.place;
  const moving = place ? { job: (dragged ?? byKeys)?.thing.job as JobOnBoard, place } : null;
  return {
    moving,
    calls,
    handlers: { ...handlers, onKeyDown, onBlur: () => setByKeys(null) },
  };
}

const HOLDS: Readonly<Record<string, HoldOfJob>> = { m: 'whole', e: 'end' };

/** How far an arrow key goes: over people, and over minutes. */
const ARROWS: Readonly<Record<string, readonly [people: number, minutes: number]>> = {
  ...{ ArrowUp: [0, -GRID], ArrowDown: [0, GRID], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
};
