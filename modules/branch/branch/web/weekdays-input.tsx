import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import type { CellProps, InputProps } from '#web-kit/fields/look.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { WEEKDAYS } from '../branch.rules.ts';
import classes from './weekdays.module.css';

/** The days of the week, each a button that is in or out. */
export function WeekdaysInput({ id, label, hint, value, onChange, disabled }: InputProps<string[]>) {
  const { language } = useLanguage();
  const press = (day: string) => onChange(WEEKDAYS.filter((each) => value.includes(each) !== (each === day)));
  return (
    <fieldset id={id} tabIndex={-1} className={classes.week}>
      <legend>{label}</legend>
      <div>
        {WEEKDAYS.map((day, index) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            disabled={disabled}
            onClick={() => press(day)}
          >
            {CALENDAR_WORDS[language].weekdays[index]}
          </button>
        ))}
      </div>
      {hint && <p>{hint}</p>}
    </fieldset>
  );
}

/** The days in their order, in words. */
export function WeekdaysCell({ value }: CellProps) {
  const { language } = useLanguage();
  if (!Array.isArray(value)) return null;
  return WEEKDAYS.flatMap((day, index) =>
    value.includes(day) ? [CALENDAR_WORDS[language].weekdays[index]] : [],
  ).join(', ');
}
