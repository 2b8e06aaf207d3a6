/** Where a branch's days begin and in which zone (product.md: calendar day of its zone, moved by day_starts_at). */
export interface DayRule {
  time_zone: string;
  /** `HH:MM`, 00:00 to 06:00. */
  day_starts_at: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The business day of an instant, `2026-11-20`: a sale at 01:30 of a bar whose day starts at 04:00 is yesterday's. */
export function businessDay(at: Date, { time_zone, day_starts_at }: DayRule): string {
  const [hours = 0, minutes = 0] = day_starts_at.split(':').map(Number);
  return dayFormat(time_zone).format(new Date(at.getTime() - (hours * 60 + minutes) * 60_000));
}

/** A day moved by whole days. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether this runtime knows a zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}
