import type { CSSProperties } from 'react';
import { holdFocus } from '../actions/hold-focus.ts';
import { Icon } from '../icons.tsx';
import classes from './digit-keys.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface DigitKeysProps {
  /** Beside nought at the bottom; nothing where digits are all. */
  beside?: string | undefined;
  /** Name of the key that takes the last digit away. */
  erase: string;
  /** Height of a row in pixels. */
  row: number;
  /** On a phone they take the room that is left. */
  grows?: boolean;
  onPress: (key: string) => void;
  onErase: () => void;
}

/** The keys of a till for a thumb; they leave the focus where it is. */
export function DigitKeys({ beside, erase, row, grows, onPress, onErase }: DigitKeysProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" onMouseDown={holdFocus} onClick={() => onPress(digit)}>
      {digit}
    </button>
  );
  return (
    <div
      className={classes.keys}
      data-grows={grows || undefined}
      style={{ '--row': `${row}px` } as CSSProperties}
    >
      {DIGITS.map(key)}
      {beside ? key(beside) : <span />}
      {key('0')}
      <button type="button" aria-label={erase} onMouseDown={holdFocus} onClick={onErase}>
        <Icon name="backspace" size="l" />
      </button>
    </div>
  );
}
