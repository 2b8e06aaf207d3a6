import type { Language } from '#core/i18n/language.ts';

/** Month and day names as screens write them; Swahili shortens months to three letters too. */
export const CALENDAR_WORDS = {
  en: {
    monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  sw: {
    monthsShort: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
    months: [
      'Januari',
      'Februari',
      'Machi',
      'Aprili',
      'Mei',
      'Juni',
      'Julai',
      'Agosti',
      'Septemba',
      'Oktoba',
      'Novemba',
      'Desemba',
    ],
    weekdays: ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms', 'Jpl'],
  },
} as const satisfies Record<Language, unknown>;

/** A calendar day `2026-11-28` in words: `28 Nov 2026`. */
export function dayText(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date} ${CALENDAR_WORDS[language].monthsShort[Number(month) - 1] ?? ''} ${year}`;
}

/** An instant in the zone of the branch: `28 Nov 2026, 10:42`. */
export function instantText(instant: string, language: Language, timeZone?: string): string {
  const parts = Object.fromEntries(
    instantFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const day = dayText(`${parts.year}-${parts.month}-${parts.day}`, language);
  return `${day}, ${parts.hour}:${parts.minute}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function instantFormat(timeZone = ''): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone ? { timeZone } : {}),
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
