import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './step-bar.module.css';

export interface BarStep {
  key: string;
  title: string;
  state: 'done' | 'now' | 'later';
}

export interface StepBarProps {
  label: string;
  steps: readonly BarStep[];
  /** What comes next, or what it waits for. */
  note?: ReactNode;
  tone?: 'warning' | 'neutral';
}

/** How far something is on its way, one step after the other; on a phone the step that it is at is named alone. */
export function StepBar({ label, steps, note, tone = 'neutral' }: StepBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <ol className={classes.steps}>
        {steps.map(({ key, title, state }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="success" size="s" /> : <i className={classes.dot} aria-hidden />}
            <span>{title}</span>
          </li>
        ))}
      </ol>
      {note && (
        <p className={classes.note} data-tone={tone}>
          {note}
        </p>
      )}
    </section>
  );
}
