import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DigitKeys } from './digit-keys.tsx';
import classes from './pin-pad.module.css';

/** The least that a PIN has: so many dots stand there before anything is typed. */
const LEAST = 4;

export interface PinPadProps {
  /** Whose PIN it is. */
  label: string;
  value: string;
  onChange: (digits: string) => void;
  most: number;
  /** How many digits are typed, for those who do not see the dots. */
  typed: string;
  /** Name of the key that takes the last digit away. */
  erase: string;
  error?: string | undefined;
}

/** Digits that nobody reads over a shoulder: dots say how many, and keys of the keyboard count as well. */
export function PinPad({ label, value, onChange, most, typed, erase, error }: PinPadProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => field.current?.focus(), []);
  const press = (digit: string) => value.length < most && onChange(value + digit);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) field.current.form?.requestSubmit();
    else if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') onChange(value.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dots = Array.from({ length: Math.max(LEAST, value.length) }, (_, place) => place);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: digits are typed into it as a whole
    <fieldset ref={field} className={classes.pin} aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <div className={classes.dots} role="img" aria-label={typed}>
        {dots.map((place) => (
          <i key={place} data-on={place < value.length || undefined} />
        ))}
      </div>
      {error && (
        <span className={classes.error} role="alert">
          {error}
        </span>
      )}
      <DigitKeys erase={erase} row={54} onPress={press} onErase={() => onChange(value.slice(0, -1))} />
    </fieldset>
  );
}
