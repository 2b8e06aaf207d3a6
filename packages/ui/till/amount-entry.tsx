import { type KeyboardEvent, type Ref, useId } from 'react';
import { groupedAmount, plainAmount } from '../fields/amount-text.ts';
import classes from './amount-entry.module.css';

export interface AmountEntryProps {
  /** `Cash received`. */
  label: string;
  /** Plain decimal text, empty while the rest stands in for it. */
  value: string;
  /** Shown while nothing is typed: what is left to pay. */
  placeholder: string;
  currency: string;
  decimals: number;
  onChange: (plain: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The amount received, large; on touch the keypad of the page types it, the system keyboard stays closed. */
export function AmountEntry({
  label,
  value,
  placeholder,
  currency,
  decimals,
  onChange,
  onKeyDown,
  ref,
}: AmountEntryProps) {
  const id = useId();
  return (
    <div className={classes.entry}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.frame}>
        <span className={classes.currency}>{currency}</span>
        <input
          ref={ref}
          id={id}
          inputMode="none"
          autoComplete="off"
          value={groupedAmount(value)}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(plainAmount(event.currentTarget.value, decimals))}
        />
      </span>
    </div>
  );
}
