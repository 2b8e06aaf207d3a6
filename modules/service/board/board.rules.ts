import { onLines } from '#core/bars-on-days.ts';
import type { WireOf } from '#core/define-answer.ts';
import { isPossible } from '#core/define-states.ts';
import { service } from '../service/service.entity.ts';
import type { boardAnswer } from './board.answer.ts';

export type Board = WireOf<typeof boardAnswer>;
export type JobOnBoard = Board['jobs'][number];

/** The columns of the board, in the order in which a job goes through them. */
export const COLUMNS = ['pending', 'customer', 'parts', 'in_progress', 'to_collect', 'collected'] as const;

export type Column = (typeof COLUMNS)[number];

/** Whether the work is done: then the customer can collect it. */
export function isDone({ status }: Pick<JobOnBoard, 'status'>): boolean {
  return isPossible(service, { status }, 'collect');
}

/** In which column a job stands: by what it waits for before how far it is, and by whether it was collected once it is done. */
export function columnOf(job: JobOnBoard): Column {
  const { status, waiting, collected_at } = job;
  if (isDone(job)) return collected_at === null ? 'to_collect' : 'collected';
  return waiting ?? (status as 'pending' | 'in_progress');
}

/** Jobs that are open and have no time: they lie in the tray beside the day. */
export function jobsWithoutTime({ jobs }: Board): JobOnBoard[] {
  return jobs.filter((job) => !isDone(job) && job.starts === null);
}

const MINUTE_MS = 60_000;
const HOUR = 60;
/** A block that is lower cannot be read. */
const SHORTEST = 20;
const [USUAL_FIRST, USUAL_LAST] = [7 * HOUR, 21 * HOUR];

export type BlockLook = 'pending' | 'in_progress' | 'done' | 'late' | 'taken';

/** Something that has the time of a person, in minutes of the day; `line` where it meets another. */
export interface Block {
  key: string;
  look: BlockLook;
  from: number;
  to: number;
  line: number;
  job?: JobOnBoard;
  label?: string | null;
  leave_id?: string | null;
}

/** What has the time of somebody on the day of the board; `midnight` is where that begins. */
export function blocksOf(
  board: Pick<Board, 'jobs' | 'taken' | 'open'>,
  personId: string,
  midnight: number,
): Block[] {
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / MINUTE_MS;
  const open = (board.open ?? []).map((span) => ({ from: minutes(span.from), to: minutes(span.to) }));
  const jobs = board.jobs
    .filter(({ assignee_id }) => assignee_id === personId)
    .flatMap((job) => blocksOfJob(job, minutes))
    .flatMap((block) => inPieces(block, open));
  const taken = board.taken
    .filter(({ user_id }) => user_id === personId)
    .map(({ label, leave_id, from, to }, no) => ({
      ...{ key: `taken ${no}`, look: 'taken' as const, label, leave_id },
      ...{ from: minutes(from), to: to === null ? 24 * HOUR : minutes(to) },
    }));
  const onDay = [...jobs, ...taken]
    .map((block) => ({ ...block, from: Math.max(0, block.from), to: Math.min(24 * HOUR, block.to) }))
    .filter(({ from, to }) => to > from);
  return onLines(onDay.map((block) => ({ ...block, to: Math.max(block.to, block.from + SHORTEST) })));
}

/** A job for as long as it has somebody's time; what is over its end is a block of its own. */
function blocksOfJob(job: JobOnBoard, minutes: (instant: string) => number): Omit<Block, 'line'>[] {
  const { id, status, starts, ends, occupied_until, late_minutes } = job;
  if (starts === null || ends === null) return [];
  const from = minutes(starts);
  const until = minutes(occupied_until ?? ends);
  if (isDone(job)) return [{ key: id, look: 'done', from, to: until, job }];
  const planned = { key: id, look: status, from, to: minutes(ends), job };
  if (late_minutes === 0 || until <= planned.to) return [planned];
  return [planned, { key: `${id} late`, look: 'late', from: planned.to, to: until, job }];
}

/** Work that is longer than every block of opening hours leaves the break to whoever does it. */
function inPieces(
  block: Omit<Block, 'line'>,
  open: readonly Pick<Block, 'from' | 'to'>[],
): Omit<Block, 'line'>[] {
  const longest = Math.max(...open.map(({ from, to }) => to - from));
  if (open.length === 0 || block.look === 'late' || block.to - block.from <= longest) return [block];
  const pieces = open
    .map(({ from, to }) => ({ from: Math.max(from, block.from), to: Math.min(to, block.to) }))
    .filter(({ from, to }) => to > from);
  return pieces.length === 0
    ? [block]
    : pieces.map((piece, no) => ({ ...block, ...piece, key: no === 0 ? block.key : `${block.key} ${no}` }));
}

/** The hours that are drawn: those in which it is open, or the usual ones of work, and more where something lies before or after them. */
export function hoursOf(
  blocks: readonly Pick<Block, 'from' | 'to'>[],
  open: readonly Pick<Block, 'from' | 'to'>[] = [],
): { first: number; last: number } {
  const [opens = USUAL_FIRST] = open.map(({ from }) => Math.floor(from / HOUR) * HOUR);
  const closes = open.at(-1)?.to;
  const first = Math.min(opens, ...blocks.map(({ from }) => Math.floor(from / HOUR) * HOUR));
  const last = Math.max(
    closes === undefined ? USUAL_LAST : Math.ceil(closes / HOUR) * HOUR,
    ...blocks.map(({ to }) => Math.ceil(to / HOUR) * HOUR),
  );
  return { first, last };
}

/** The first minute from `from` on at which somebody is free for so long, on a grid of five minutes. */
export function nextFree(blocks: readonly Pick<Block, 'from' | 'to'>[], from: number, long: number): number {
  let at = Math.ceil(from / 5) * 5;
  for (const block of blocks.toSorted((one, other) => one.from - other.from))
    if (block.from < at + long && block.to > at) at = Math.ceil(block.to / 5) * 5;
  return at;
}
