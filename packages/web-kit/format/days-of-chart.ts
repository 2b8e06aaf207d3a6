import { addDays } from '#core/business-day.ts';
import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import type { Language } from '#core/i18n/language.ts';
import type { DayOfChart } from '#ui/show/day-chart.tsx';
import { dayText } from './day.ts';

/** Monday is nought. */
const SATURDAY = 5;

/** So many days from one on as the head of a chart names them. */
export function daysOfChart(
  date: string,
  days: number,
  { today, language }: { today: string; language: Language },
): DayOfChart[] {
  return Array.from({ length: days }, (_, no) => {
    const day = addDays(date, no);
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    return {
      key: day,
      weekday: CALENDAR_WORDS[language].weekdays[weekday] ?? '',
      day: Number(day.slice(8)),
      title: dayText(day, language),
      isToday: day === today,
      isWeekend: weekday >= SATURDAY,
    };
  });
}
