import { addDays } from '#core/business-day.ts';
import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import type { Language } from '#core/i18n/language.ts';
import { addMonths, type DayRange, endsMonth } from '#core/months.ts';
import { dayText } from '#web-kit/format/day.ts';

/** How long the period of a statement is, in months; any other is chosen by its days. */
export const LENGTHS = { month: 1, quarter: 3, year: 12 } as const;

export type Length = keyof typeof LENGTHS | 'custom';

/** The month, quarter or year that a day lies in; as far as it has come where it is not over. */
export function periodAround(day: string, length: keyof typeof LENGTHS, today: string): DayRange {
  const months = LENGTHS[length];
  const month = Number(day.slice(5, 7)) - 1;
  const date = addMonths(`${day.slice(0, 4)}-01-01`, month - (month % months));
  const end = addDays(addMonths(date, months), -1);
  return { date, date_to: end < today ? end : date <= today ? today : end };
}

/** How long a period is, as far as it has come by today. */
export function lengthOf({ date, date_to }: DayRange, today: string): Length {
  for (const length of Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]) {
    const whole = periodAround(date, length, today);
    if (whole.date === date && whole.date_to === date_to) return length;
  }
  return 'custom';
}

/** The like period before and after one; nothing lies after today. */
export function periodSteps(
  { date, date_to }: DayRange,
  length: keyof typeof LENGTHS,
  today: string,
): { previous: DayRange; next: DayRange | undefined } {
  const after = addDays(date_to, 1);
  return {
    previous: periodAround(addDays(date, -1), length, today),
    next: date_to < today && after <= today ? periodAround(after, length, today) : undefined,
  };
}

/** A period in as few words as name it: `Mar 2026`, `Jul to Sep 2026`, `2025`, `05 to 14 Mar 2026`. */
export function periodText({ date, date_to }: DayRange, to: string, language: Language): string {
  const [year, ends] = [date.slice(0, 4), endsMonth(date_to)];
  if (date.slice(0, 7) === date_to.slice(0, 7) && !(date.endsWith('-01') && ends))
    return date === date_to
      ? dayText(date, language)
      : `${date.slice(8)} ${to} ${dayText(date_to, language)}`;
  if (!date.endsWith('-01') || !ends || year !== date_to.slice(0, 4))
    return `${dayText(date, language)} ${to} ${dayText(date_to, language)}`;
  if (date.endsWith('-01-01') && date_to.endsWith('-12-31')) return year;
  const [from, until] = [date, date_to].map(
    (day) => CALENDAR_WORDS[language].monthsShort[Number(day.slice(5, 7)) - 1],
  );
  return from === until ? `${from} ${year}` : `${from} ${to} ${until} ${year}`;
}

/** The month that a day lies in: `Mar 2026`. */
export function monthText(day: string, language: Language): string {
  return `${CALENDAR_WORDS[language].monthsShort[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
