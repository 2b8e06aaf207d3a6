import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../theme/words.ts';
import { readDay, writtenDay } from './date-text.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import classes from './options.module.css';

const Calendar = lazy(() => import('./calendar.tsx'));

export interface DateInputProps extends FieldProps {
  /** `2026-11-28`, or empty text. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen. */
  earliest?: string;
  latest?: string;
  clearable?: boolean;
  disabled?: boolean;
  placeholder?: string;
  name?: string;
}

/** A day, typed or picked from the calendar, shown as `28 Nov 2026`. */
export function DateInput({
  value,
  onChange,
  onBlur,
  earliest,
  latest,
  clearable,
  disabled,
  placeholder,
  name,
  ...field
}: DateInputProps) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null) {
      const day = readDay(typed, words.monthsShort, words.months);
      if (day && (!earliest || day >= earliest) && (!latest || day <= latest)) onChange(day);
      else if (typed.trim() === '') onChange('');
    }
    setTyped(null);
    onBlur?.();
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      offset={4}
      zIndex={70}
      withRoles={false}
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.dropdown }}
    >
      <Field {...field}>
        {(control) => (
          <Popover.Target>
            <div>
              <Frame
                tone={toneOf(field.error, field.warning)}
                disabled={disabled}
                trailing={
                  <>
                    {clearable && value && !disabled && (
                      <IconButton icon="close" size="s" name={words.clear} onClick={() => onChange('')} />
                    )}
                    <IconButton
                      icon="calendar"
                      size="s"
                      iconSize="m"
                      name={words.openCalendar}
                      disabled={disabled}
                      aria-haspopup="dialog"
                      aria-expanded={opened}
                      onClick={() => setOpened(!opened)}
                    />
                  </>
                }
              >
                <input
                  {...control}
                  className={inputClass}
                  style={{ fontVariantNumeric: 'tabular-nums' }}
                  name={name}
                  value={typed ?? writtenDay(value, words.monthsShort)}
                  placeholder={placeholder}
                  autoComplete="off"
                  disabled={disabled}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                  onBlur={settle}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') settle();
                    if (event.key === 'ArrowDown' && event.altKey) setOpened(true);
                  }}
                />
              </Frame>
            </div>
          </Popover.Target>
        )}
      </Field>
      <Popover.Dropdown>
        <Suspense
          fallback={
            <p className={classes.waiting} tabIndex={-1}>
              {words.loading}
            </p>
          }
        >
          <Calendar
            value={value}
            earliest={earliest}
            latest={latest}
            onChange={(day) => {
              onChange(day);
              setTyped(null);
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
