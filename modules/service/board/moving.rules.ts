import { isPossible } from '#core/define-states.ts';
import { service } from '../service/service.entity.ts';
import { type Block, type Board, blocksOf, type JobOnBoard } from './board.rules.ts';

/** How a job is taken hold of: as a whole, or by its end. */
export type HoldOfJob = 'whole' | 'end';

/** Where a job would be: whose, and in which minutes of the day. */
export interface PlaceOfJob {
  person_id: string;
  from: number;
  to: number;
}

export const GRID = 5;
const DAY = 24 * 60;
/** Of a job without a time nobody knows yet how long it is; its type says so as it is moved. */
const UNKNOWN = 60;
const MINUTE_MS = 60_000;

export function canMoveJob({ status }: Pick<JobOnBoard, 'status'>): boolean {
  return isPossible(service, { status }, 'move');
}

/** Where a job is now, in minutes of the day of the board; from the first minute of the day where it has no time. */
export function placeOfJob(job: JobOnBoard, midnight: number): PlaceOfJob {
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / MINUTE_MS;
  const person_id = job.assignee_id ?? '';
  if (job.starts === null || job.ends === null) return { person_id, from: 0, to: UNKNOWN };
  return { person_id, from: minutes(job.starts), to: minutes(job.ends) };
}

/** How long a job is; of one without a time nobody knows yet. */
export function minutesOfJob({ starts, ends }: Pick<JobOnBoard, 'starts' | 'ends'>): number {
  return starts === null || ends === null ? UNKNOWN : (Date.parse(ends) - Date.parse(starts)) / MINUTE_MS;
}

/** Where a job goes that is moved to a person and so many minutes on; it stays within the day, and its end after its start. */
export function moved(
  { from, to }: PlaceOfJob,
  hold: HoldOfJob,
  { person_id, by }: { person_id: string; by: number },
): PlaceOfJob {
  const onGrid = (minute: number) => Math.round(minute / GRID) * GRID;
  if (hold === 'end') return { person_id, from, to: Math.min(DAY, Math.max(from + GRID, onGrid(to + by))) };
  const long = to - from;
  const begins = Math.min(DAY - GRID, Math.max(0, onGrid(from + by)));
  return { person_id, from: begins, to: begins + long };
}

/** What of somebody's day is in the way of a job, its pause and theirs included; nothing where it fits. */
export function inTheWayOf(
  board: Board,
  job: JobOnBoard,
  place: PlaceOfJob,
  midnight: number,
): Block | undefined {
  return blocksOf(board, place.person_id, midnight).find(
    (block) =>
      block.job?.id !== job.id &&
      block.look !== 'late' &&
      block.from < place.to + job.pause_after &&
      block.to + (block.look === 'done' ? 0 : (block.job?.pause_after ?? 0)) > place.from,
  );
}

/** Whether some of it lies where the branch is closed; one that is longer than every block goes on after the break. */
export function isClosedThen({ open }: Board, { from, to }: PlaceOfJob, midnight: number): boolean {
  if (open === null) return false;
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / MINUTE_MS;
  const blocks = open.map((span) => ({ from: minutes(span.from), to: minutes(span.to) }));
  const longest = Math.max(0, ...blocks.map((block) => block.to - block.from));
  const begins = blocks.find((block) => block.from <= from && block.to > from);
  return !begins || (to - from <= longest && to > begins.to);
}
