import { holdFocus } from '../actions/hold-focus.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Kbd } from '../show/kbd.tsx';
import classes from './pay-ways.module.css';

export interface PayWayButton {
  key: string;
  title: string;
  icon: IconName;
  /** The letter that chooses it. */
  letter?: string | undefined;
}

export interface PayWaysProps {
  label: string;
  ways: readonly PayWayButton[];
  value: string;
  onChange: (key: string) => void;
}

/** How it is paid: cash, mobile money, bank, card, credit. */
export function PayWays({ label, ways, value, onChange }: PayWaysProps) {
  return (
    <fieldset className={classes.ways} aria-label={label}>
      {ways.map((way) => (
        <button
          key={way.key}
          type="button"
          className={classes.way}
          aria-pressed={way.key === value}
          onMouseDown={holdFocus}
          onClick={() => onChange(way.key)}
        >
          <Icon name={way.icon} size="l" />
          <span className={classes.title}>{way.title}</span>
          {way.letter && (
            <span className={classes.letter} aria-hidden>
              <Kbd>{way.letter}</Kbd>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
