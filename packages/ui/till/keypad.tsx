import { holdFocus } from '../actions/hold-focus.ts';
import { Icon } from '../icons.tsx';
import classes from './keypad.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  label: string;
  /** The plain amount typed so far, `12500`. */
  value: string;
  onChange: (plain: string) => void;
  /** Name of the key that takes the last digit away. */
  erase: string;
  /** A point instead of 00, for currencies whose cents circulate. */
  decimals?: number;
}

/** Digits under the thumb, so that the keyboard of the phone stays closed. */
export function Keypad({ label, value, onChange, erase, decimals = 0 }: KeypadProps) {
  const press = (key: string) => {
    const typed = `${value}${key}`.replace(/^0+(?=\d)/, '');
    const [, fraction = ''] = typed.split('.');
    if (typed.split('.').length > 2 || fraction.length > decimals || typed.length > 15) return;
    onChange(typed.startsWith('.') ? `0${typed}` : typed);
  };
  return (
    <fieldset className={classes.pad} aria-label={label}>
      {[...KEYS, decimals > 0 ? '.' : '00', '0'].map((key) => (
        <button key={key} type="button" onMouseDown={holdFocus} onClick={() => press(key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label={erase}
        onMouseDown={holdFocus}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon name="backspace" size="l" />
      </button>
    </fieldset>
  );
}
