import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef } from 'react';
import { useWords } from '../theme/words.ts';
import classes from './calendar.module.css';

export interface CalendarProps {
  value: string;
  onChange: (day: string) => void;
  earliest?: string;
  latest?: string;
}

/** A month to pick a day from, Monday first; loaded only when a date field opens. */
export default function Calendar({ value, onChange, earliest, latest }: CalendarProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const days = box.current;
    (
      days?.querySelector<HTMLElement>('[data-selected]') ?? days?.querySelector<HTMLElement>('[data-today]')
    )?.focus();
  }, []);
  return (
    <DatePicker
      ref={box}
      withCellSpacing={false}
      highlightToday
      getDayAriaLabel={(date) => `${Number(date.slice(8, 10))} ${monthTitle(date, words.months)}`}
      value={value || null}
      defaultDate={value || undefined}
      minDate={earliest}
      maxDate={latest}
      firstDayOfWeek={1}
      weekdayFormat={(date) => words.weekdays[(new Date(date).getDay() + 6) % 7] ?? ''}
      monthLabelFormat={(date) => monthTitle(date, words.months)}
      monthsListFormat="MM"
      getMonthControlProps={(date) => ({ children: words.monthsShort[Number(date.slice(5, 7)) - 1] })}
      ariaLabels={{ previousMonth: words.previousMonth, nextMonth: words.nextMonth }}
      onChange={(day) => day && onChange(day)}
      classNames={{
        day: classes.day,
        calendarHeaderControl: classes.control,
        calendarHeaderLevel: classes.level,
        weekday: classes.weekday,
        monthsListControl: classes.cell,
        yearsListControl: classes.cell,
      }}
    />
  );
}

function monthTitle(date: Date | string, months: readonly string[]): string {
  const day = typeof date === 'string' ? date : date.toISOString();
  return `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}
