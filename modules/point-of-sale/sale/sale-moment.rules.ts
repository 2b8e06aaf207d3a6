import { businessDay, type DayRule } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { isDay } from '#core/fields/dates.ts';
import { instantOf } from '#core/local-time.ts';
import { SALE_TEXTS } from './sale.words.ts';

/** When something was sold, and on which business day that is. */
export interface Moment {
  date: string;
  at: Date;
  /** Whether the time is known, and not the day alone. */
  hasTime: boolean;
  /** Whether somebody said another time than now; that needs a right of its own. */
  isSaid: boolean;
  /** How long ago, where the device of a till has kept the sale; null where it has not. */
  keptMs: number | null;
  /** When the till sold it by its own clock, also a moment ago; null where it did not say. */
  soldAt: Date | null;
}

/** So long a sale kept by a till needs no right of its own to be dated when it was made (api.md, Writes). */
export const OFFLINE_HOURS = 72;

/** On a slow network an answer may take a while; a sale that comes sooner is a sale of now. */
const SAME_MOMENT_MS = 10 * 60_000;

/**
 * Reads the date of a sale: none is now, a day is that business day from its beginning, and a day with a time is that
 * moment, on the clock of the branch where no offset is named. Nothing is sold in the future.
 */
export function momentOf(said: string | null | undefined, now: Date, branch: DayRule): Moment {
  const today = businessDay(now, branch);
  if (!said || said === today)
    return { date: today, at: now, hasTime: true, isSaid: false, keptMs: null, soldAt: null };
  const at = read('date', said, branch);
  const date = businessDay(at, branch);
  if (at > now || date > today)
    throw new InvalidFields({ date: { key: 'in_future', words: SALE_TEXTS.inFuture } });
  return { date, at, hasTime: said !== date, isSaid: true, keptMs: null, soldAt: null };
}

/**
 * The moment of a checkout: the date that somebody named, or when the till sold it, by its own clock, where it had no
 * connection. A clock that is ahead sells now.
 */
export function momentOfCheckout(
  { date, sold_at }: { date?: string | null; sold_at?: string | null },
  now: Date,
  branch: DayRule,
): Moment {
  // Read whatever else is said: which shift the sale is of follows from it too.
  const soldAt = sold_at ? read('sold_at', sold_at, branch) : null;
  if (date || !soldAt) return { ...momentOf(date, now, branch), soldAt };
  const keptMs = now.getTime() - soldAt.getTime();
  if (keptMs < SAME_MOMENT_MS) return { ...momentOf(null, now, branch), soldAt };
  return { date: businessDay(soldAt, branch), at: soldAt, hasTime: true, isSaid: true, keptMs, soldAt };
}

const FORM =
  /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?(Z|[+-]\d\d:\d\d)?)?$/;

function read(field: 'date' | 'sold_at', said: string, { time_zone, day_starts_at }: DayRule): Date {
  const [, day = '', hour, minute, second = '00', offset] = FORM.exec(said) ?? [];
  if (!isDay(day)) throw new InvalidFields({ [field]: { key: 'not_date' } });
  if (hour === undefined) return instantOf(day, day_starts_at, time_zone);
  if (!offset) return instantOf(day, `${hour}:${minute}:${second}`, time_zone);
  const at = new Date(`${day}T${hour}:${minute}:${second}${offset}`);
  if (Number.isNaN(at.getTime())) throw new InvalidFields({ [field]: { key: 'not_date' } });
  return at;
}
