import { businessDay, type DayRule } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { isDay } from '#core/fields/dates.ts';
import { instantOf } from '#core/local-time.ts';

/** When something was sold, and on which business day that is. */
export interface Moment {
  date: string;
  at: Date;
  /** Whether somebody said another time than now; that needs a right of its own. */
  isSaid: boolean;
}

/**
 * Reads the date of a sale: none is now, a day is that business day from its beginning, and a day with a time is that
 * moment, on the clock of the branch where no offset is named. Nothing is sold in the future.
 */
export function momentOf(said: string | null | undefined, now: Date, branch: DayRule): Moment {
  const today = businessDay(now, branch);
  if (!said || said === today) return { date: today, at: now, isSaid: false };
  const at = read(said, branch);
  const date = businessDay(at, branch);
  if (at > now || date > today) throw new InvalidFields({ date: { key: 'in_future', words: IN_FUTURE } });
  return { date, at, isSaid: true };
}

const FORM =
  /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

function read(said: string, { time_zone, day_starts_at }: DayRule): Date {
  const [, day = '', hour, minute, second = '00', offset] = FORM.exec(said) ?? [];
  if (!isDay(day)) throw new InvalidFields({ date: { key: 'not_date' } });
  if (hour === undefined) return instantOf(day, day_starts_at, time_zone);
  if (!offset) return instantOf(day, `${hour}:${minute}:${second}`, time_zone);
  const at = new Date(`${day}T${hour}:${minute}:${second}${offset}`);
  if (Number.isNaN(at.getTime())) throw new InvalidFields({ date: { key: 'not_date' } });
  return at;
}

const IN_FUTURE = { en: 'This moment has not come yet.', sw: 'Wakati huu bado haujafika.' };
