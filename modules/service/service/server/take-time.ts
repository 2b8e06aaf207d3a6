import { businessDay } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { waitingStates } from '#core/state-sets.ts';
import { type InTheWay, occupy, release, whatOccupies } from '#modules/branch/public.ts';
import { LEAVE_KIND, OnLeave, peopleOfBranch } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { AssigneeBusy } from '../../errors.ts';
import {
  endOfWork,
  type OpeningHours,
  openingHoursOf,
  problemOfClosed,
  timeTaken,
} from '../../hours/opening-hours.rules.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import { typesOfJobs } from './types-of-jobs.ts';

/** A job as far as somebody's time is taken for it. */
export type TimedJob = Pick<
  RowOf<typeof service>,
  'id' | 'number' | 'service_type_id' | 'assignee_id' | 'starts' | 'ends' | 'status' | 'helpers'
>;

/** A job in the table of who has what when. */
export const timeOfJob = ({ id }: { id: string }) => ({ kind: service.name, id });

/** An appointment ends after it starts: where no end is said, after what its type takes. Its job is of the day it starts. */
export async function planTimes({ tx, branch }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const begun = drafts.filter(({ row }) => row.starts instanceof Date && !(row.ends instanceof Date));
  const types = await typesOfJobs(
    tx,
    begun.flatMap(({ row }) => (row.service_type_id ? [String(row.service_type_id)] : [])),
  );
  const hours = openingHoursOf(branch.settings, branch.time_zone);
  for (const draft of drafts) {
    const { row, before } = draft;
    const { starts } = row;
    const minutes = types.get(String(row.service_type_id))?.duration;
    if (starts instanceof Date && !row.ends && minutes) row.ends = endOfWork(starts, minutes, hours);
    const { ends } = row;
    if (starts instanceof Date !== ends instanceof Date)
      addProblem(draft, starts ? 'ends' : 'starts', { key: 'both_or_none', words: SERVICE_TEXTS.bothOrNone });
    else if (starts instanceof Date && ends instanceof Date && starts >= ends)
      addProblem(draft, 'ends', { key: 'ends_before', words: SERVICE_TEXTS.endsBefore });
    warnOfClosed(draft, hours);
    const isMoved = starts instanceof Date && starts.getTime() !== Number(before?.starts ?? 0);
    if (isMoved && starts instanceof Date) row.date = businessDay(starts, branch);
  }
}

/** An appointment that is made or changed asks whether it is meant where the branch is closed then. */
function warnOfClosed(draft: Draft, hours: OpeningHours | null): void {
  const { row, before, sent } = draft;
  const { starts, ends } = row;
  if (sent.outside_hours === true || !(starts instanceof Date && ends instanceof Date) || ends <= starts)
    return;
  const isSame = Number(before?.starts ?? 0) === Number(starts) && Number(before?.ends ?? 0) === Number(ends);
  const problem = isSame ? null : problemOfClosed(starts, ends, hours);
  if (problem) addProblem(draft, 'starts', problem);
}

/** Takes the time of whoever does these jobs, in place of what they had; one without an appointment takes nothing. */
export async function takeTimes(context: CommandContext, jobs: readonly TimedJob[]): Promise<void> {
  const { tx } = context;
  const open = waitingStates(serviceStates);
  const types = await typesOfJobs(
    tx,
    jobs.map(({ service_type_id }) => service_type_id),
  );
  // Everybody asks for people in one order, so that nobody waits in a circle.
  const inOrder = jobs.toSorted((a, b) => (String(a.assignee_id) < String(b.assignee_id) ? -1 : 1));
  for (const job of inOrder) {
    const { assignee_id, starts, ends } = job;
    if (!open.includes(job.status)) continue;
    const pause_after = types.get(job.service_type_id)?.pause_after ?? 0;
    const people = [
      ...(assignee_id ? [assignee_id] : []),
      ...(job.helpers ?? []).map(({ user_id }) => user_id),
    ];
    if (people.length > 0 && starts && ends)
      await takeTime(context, job, { people, starts, ends, pause_after });
    else release(tx, timeOfJob(job));
  }
}

interface Appointment {
  people: readonly string[];
  starts: Date;
  ends: Date;
  pause_after: number;
}

async function takeTime(context: CommandContext, job: TimedJob, wanted: Appointment): Promise<void> {
  const { tx, branch } = context;
  const source = { ...timeOfJob(job), label: job.number };
  try {
    await occupy(
      tx,
      { source, branch_id: branch.id },
      timeTaken(wanted, openingHoursOf(branch.settings, branch.time_zone)).flatMap((span) =>
        wanted.people.map((id) => ({ kind: 'user' as const, id, ...span })),
      ),
      ([first]) => new TakenBy(first),
    );
  } catch (error) {
    if (!(error instanceof TakenBy)) throw error;
    throw await busy(context, wanted, error.inTheWay);
  }
}

/** Somebody has this time already. */
class TakenBy extends Error {
  readonly inTheWay: InTheWay;

  constructor(inTheWay: InTheWay) {
    super('taken');
    this.inTheWay = inTheWay;
  }
}

/** Who is busy until when, and who of those that work on jobs here is not. */
async function busy(context: CommandContext, { starts: from, ends: to }: Appointment, inTheWay: InTheWay) {
  const { tx, branch } = context;
  const { id } = inTheWay;
  const taken = new Set((await whatOccupies(tx, 'user', from, to)).map((one) => one.id));
  const others = (await peopleOfBranch(tx, branch.id)).filter(
    (person) => !taken.has(person.id) && person.rights.has('modify_service'),
  );
  const people = await tx.query<{ id: string; name: string }>(
    `select id, name from ${user.table} where id = any($1) order by name, id`,
    [[id, ...others.map((person) => person.id)]],
  );
  const free = people.filter((person) => person.id !== id).map(({ name }) => name);
  const who = people.find((person) => person.id === id)?.name ?? '';
  if (inTheWay.source.kind === LEAVE_KIND)
    return OnLeave({ who, day: businessDay(from > inTheWay.from ? from : inTheWay.from, branch) });
  const at = (moment: Date | null) => (moment ? timeIn(branch.time_zone, moment) : '');
  return AssigneeBusy({
    who,
    ...{ from: at(inTheWay.from), until: at(inTheWay.to), order: inTheWay.source.label },
    free: free.slice(0, MOST_NAMED).join(', ') || '–',
  });
}

/** So many who are free are named; a list of all would be no sentence. */
const MOST_NAMED = 5;

function timeIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(at);
}
