import { type ReactNode, useId } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './field.module.css';

/** What every field takes beside its own value. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Marks the field as optional; required fields carry no mark. */
  optional?: boolean;
  hint?: string;
  /** A sentence that says what to do; blocks saving. */
  error?: string;
  /** Amber, informs and does not block. */
  warning?: string;
  id?: string;
  className?: string;
}

/** What the control inside a field must put on its input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-labelledby': string;
}

/** Label above, control, then the error, warning or hint below. */
export function Field({
  label,
  labelHidden,
  optional,
  hint,
  error,
  warning,
  id,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const words = useWords();
  const made = useId();
  const control = id ?? made;
  const message = error ?? warning ?? hint;
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <label
        id={`${control}-label`}
        htmlFor={control}
        className={labelHidden ? classes.hidden : classes.label}
      >
        {label}
        {optional && <span className={classes.optional}> {words.optional}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': message ? `${control}-message` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-labelledby': `${control}-label`,
      })}
      <span
        id={`${control}-message`}
        role={error ? 'alert' : undefined}
        className={classes.message}
        data-tone={toneOf(error, warning)}
      >
        {message && toneOf(error, warning) && <Icon name={error ? 'error' : 'warning'} size="s" />}
        {message}
      </span>
    </div>
  );
}

/** The colour a control's border takes from its field. */
export function toneOf(error?: string, warning?: string): 'error' | 'warning' | undefined {
  if (error) return 'error';
  return warning ? 'warning' : undefined;
}
