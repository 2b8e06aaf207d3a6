import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import type { Language } from '#core/i18n/language.ts';

/** A calendar day `2026-11-28` in words: `28 Nov 2026`. */
export function dayText(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date} ${CALENDAR_WORDS[language].monthsShort[Number(month) - 1] ?? ''} ${year}`;
}

/** An instant in the zone of the branch: `28 Nov 2026, 10:42`. */
export function instantText(instant: string, language: Language, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${dayText(day, language)}, ${time}`;
}

/** What calendar and clock on the wall of a zone say at an instant: `2026-11-28` and `10:42`. */
export function wallClock(instant: string, timeZone: string): { day: string; time: string } {
  // A day of six hundred appointments says it as often: its parts one by one would take three times as long.
  const [, date, month, year, time = ''] =
    WRITTEN.exec(instantFormat(timeZone).format(new Date(instant))) ?? [];
  return { day: `${year}-${month}-${date}`, time };
}

/** An instant as one speaks of it: `10:42` today, with its day before. */
export function momentText(instant: string, now: Date, language: Language, timeZone: string): string {
  const said = instantText(instant, language, timeZone);
  const [day, time = said] = said.split(', ');
  return instantText(now.toISOString(), language, timeZone).startsWith(`${day},`) ? time : said;
}

/** `28/11/2026, 10:42` */
const WRITTEN = /^(\d+)\/(\d+)\/(\d+), (\d+:\d+)$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function instantFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
