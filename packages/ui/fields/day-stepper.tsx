import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../theme/words.ts';
import classes from './day-stepper.module.css';
import options from './options.module.css';

const Calendar = lazy(() => import('./calendar.tsx'));

export interface DayStepperProps {
  /** `2026-09-30`. */
  value: string;
  /** The day in words: `As of 30 Sep 2026`. */
  text: string;
  onChange: (day: string) => void;
  /** Where the arrows lead, with their names; left out, that way is closed. */
  previous?: string;
  next?: string;
  previousName: string;
  nextName: string;
  latest?: string;
}

/** A day between two arrows, as one group of buttons; pressing the day opens the calendar. */
export function DayStepper({
  value,
  text,
  onChange,
  previous,
  next,
  previousName,
  nextName,
  latest,
}: DayStepperProps) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const step = (day: string | undefined, name: string, icon: 'chevron-left' | 'chevron-right') => (
    <IconButton
      kind="secondary"
      icon={icon}
      name={name}
      disabled={day === undefined}
      onClick={() => day !== undefined && onChange(day)}
    />
  );
  return (
    <div className={classes.group}>
      {step(previous, previousName, 'chevron-left')}
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        offset={4}
        zIndex={70}
        trapFocus
        returnFocus
        classNames={{ dropdown: options.dropdown }}
      >
        <Popover.Target>
          <Button
            icon="calendar"
            className={classes.day}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense
            fallback={
              <p className={options.waiting} tabIndex={-1}>
                {words.loading}
              </p>
            }
          >
            <Calendar
              value={value}
              latest={latest}
              onChange={(day) => {
                onChange(day);
                setOpened(false);
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {step(next, nextName, 'chevron-right')}
    </div>
  );
}
