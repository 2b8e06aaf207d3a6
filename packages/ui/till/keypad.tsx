import { DigitKeys } from './digit-keys.tsx';
import classes from './keypad.module.css';

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
      <DigitKeys
        beside={decimals > 0 ? '.' : '00'}
        erase={erase}
        row={62}
        grows
        onPress={press}
        onErase={() => onChange(value.slice(0, -1))}
      />
    </fieldset>
  );
}
