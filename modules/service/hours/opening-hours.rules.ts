import { addDays } from '#core/business-day.ts';
import type { Problem } from '#core/errors.ts';
import { instantOf } from '#core/local-time.ts';
import { SERVICE_TEXTS } from '../service/service.words.ts';

/** When a branch is open, by its own clock. */
export interface OpeningHours {
  opens: string;
  closes: string;
  break_starts: string | null;
  break_ends: string | null;
  saturdays: boolean;
  sundays: boolean;
  time_zone: string;
}

/** Some time, with the end not in it. */
export interface Span {
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;
/** A job goes on over no more closed days than these. */
const MOST_DAYS = 60;
const [SUNDAY, SATURDAY] = [0, 6];

/** The hours that the settings of a branch say; null where they say none: then it is open whenever somebody is there. */
export function openingHoursOf(
  settings: Readonly<Record<string, unknown>>,
  time_zone: string,
): OpeningHours | null {
  const { opens_at, closes_at, break_starts, break_ends } = settings;
  if (!opens_at || !closes_at) return null;
  const hasBreak = Boolean(break_starts && break_ends);
  return {
    ...{ opens: String(opens_at), closes: String(closes_at), time_zone },
    break_starts: hasBreak ? String(break_starts) : null,
    break_ends: hasBreak ? String(break_ends) : null,
    saturdays: settings.open_saturdays !== false,
    sundays: settings.open_sundays !== false,
  };
}

/** The blocks of a day in which a branch is open, before and after its break. */
export function openOn(hours: OpeningHours, day: string): Span[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if ((weekday === SATURDAY && !hours.saturdays) || (weekday === SUNDAY && !hours.sundays)) return [];
  const at = (time: string) => instantOf(day, time, hours.time_zone);
  const { opens, closes, break_starts, break_ends } = hours;
  if (!break_starts || !break_ends) return [{ from: at(opens), to: at(closes) }];
  return [
    { from: at(opens), to: at(break_starts) },
    { from: at(break_ends), to: at(closes) },
  ];
}

/** How long the longest block of a day of work is, in milliseconds. */
function longestBlock({ opens, closes, break_starts, break_ends }: OpeningHours): number {
  const ms = (time: string) => Date.parse(`2026-01-05T${time.slice(0, 5)}:00Z`);
  if (!break_starts || !break_ends) return ms(closes) - ms(opens);
  return Math.max(ms(break_starts) - ms(opens), ms(closes) - ms(break_ends));
}

/** The day by the clock of the branch. */
function dayOf(at: Date, { time_zone }: OpeningHours): string {
  return at.toLocaleDateString('en-CA', { timeZone: time_zone });
}

/** The blocks of opening hours from a moment on, as far as work of any length goes. */
function* blocksFrom(from: Date, hours: OpeningHours): Generator<Span> {
  const first = dayOf(from, hours);
  for (let no = 0; no < MOST_DAYS; no += 1)
    for (const block of openOn(hours, addDays(first, no)))
      if (block.to > from) yield { from: block.from > from ? block.from : from, to: block.to };
}

/** When work of so many minutes ends that begins at a moment: longer than every block of opening hours, it goes on in the next. */
export function endOfWork(starts: Date, minutes: number, hours: OpeningHours | null): Date {
  const straight = new Date(starts.getTime() + minutes * MINUTE_MS);
  if (!hours || minutes * MINUTE_MS <= longestBlock(hours)) return straight;
  let left = minutes * MINUTE_MS;
  for (const { from, to } of blocksFrom(starts, hours)) {
    const long = to.getTime() - from.getTime();
    if (left <= long) return new Date(from.getTime() + left);
    left -= long;
  }
  return straight;
}

/**
 * The time that an appointment takes of a person: all of it, or, where it is longer than every block of opening hours, a piece in
 * each and nothing over a break. The pause after it belongs to the last piece (services.md 6).
 */
export function timeTaken(
  { starts, ends, pause_after }: { starts: Date; ends: Date; pause_after: number },
  hours: OpeningHours | null,
): Span[] {
  const withPause = (to: Date) => new Date(to.getTime() + pause_after * MINUTE_MS);
  const whole = [{ from: starts, to: withPause(ends) }];
  if (!hours || ends.getTime() - starts.getTime() <= longestBlock(hours)) return whole;
  const pieces: Span[] = [];
  for (const { from, to } of blocksFrom(starts, hours)) {
    if (from >= ends) break;
    pieces.push({ from, to: to < ends ? to : ends });
  }
  const last = pieces.at(-1);
  if (!last) return whole;
  return [...pieces.slice(0, -1), { from: last.from, to: last.to < ends ? last.to : withPause(last.to) }];
}

/** Whether some of an appointment lies where the branch is closed, and it would not have to. */
export function isOutside(starts: Date, ends: Date, hours: OpeningHours | null): boolean {
  if (!hours) return false;
  const [first] = blocksFrom(starts, hours);
  if (!first || first.from > starts) return true;
  return ends.getTime() - starts.getTime() <= longestBlock(hours) && ends > first.to;
}

/** When it is open on the day of a moment, as one reads it: `08:00–12:00, 13:00–17:00`; empty where it is closed that day. */
export function hoursOnDayOf(at: Date, hours: OpeningHours): string {
  const clock = (moment: Date) =>
    moment.toLocaleTimeString('en-GB', { timeZone: hours.time_zone, hour: '2-digit', minute: '2-digit' });
  return openOn(hours, dayOf(at, hours))
    .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
    .join(', ');
}

/** What is said of an appointment that lies where the branch is closed; nothing of any other. */
export function problemOfClosed(starts: Date, ends: Date, hours: OpeningHours | null): Problem | null {
  if (!hours || !isOutside(starts, ends, hours)) return null;
  const open = hoursOnDayOf(starts, hours);
  return open
    ? { key: 'outside_hours', words: SERVICE_TEXTS.outsideHours, params: { hours: open } }
    : { key: 'closed_day', words: SERVICE_TEXTS.closedDay };
}

/** Between two offers so many minutes lie at least. */
const GRID_MS = 5 * MINUTE_MS;

/**
 * The first moment from which somebody has the time for so many minutes and the pause after them, in opening hours where it fits into a
 * block of them; null where there is none for long.
 */
export function nextFreeAt(
  { from, minutes, pause_after }: { from: Date; minutes: number; pause_after: number },
  busy: readonly { from: Date; to: Date | null }[],
  hours: OpeningHours | null,
): Span | null {
  const onGrid = (at: Date) => new Date(Math.ceil(at.getTime() / GRID_MS) * GRID_MS);
  const until = new Date(from.getTime() + MOST_DAYS * 24 * 60 * MINUTE_MS);
  let starts = onGrid(from);
  while (starts < until) {
    const ends = endOfWork(starts, minutes, hours);
    const pieces = timeTaken({ starts, ends, pause_after }, hours);
    const inTheWay = busy.filter((one) =>
      pieces.some((piece) => one.from < piece.to && (one.to === null || one.to > piece.from)),
    );
    if (inTheWay.length === 0 && !isOutside(starts, ends, hours)) return { from: starts, to: ends };
    if (inTheWay.some(({ to }) => to === null)) return null;
    const freed = inTheWay.map(({ to }) => to?.getTime() ?? 0);
    const opened = isOutside(starts, ends, hours) ? nextOpening(starts, hours) : starts.getTime() + GRID_MS;
    starts = onGrid(new Date(inTheWay.length > 0 ? Math.max(...freed) : opened));
  }
  return null;
}

/** When the branch opens next after a moment, after its break or on another day. */
function nextOpening(at: Date, hours: OpeningHours | null): number {
  if (hours) for (const { from } of blocksFrom(at, hours)) if (from > at) return from.getTime();
  return at.getTime() + GRID_MS;
}
