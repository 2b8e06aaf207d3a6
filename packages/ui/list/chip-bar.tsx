import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './chip-bar.module.css';

export interface ChipBarProps {
  /** Names the bar for screen readers. */
  label: string;
  /** Stands before the chips: `Any of`. */
  lead?: string | undefined;
  clear: string;
  onClear: () => void;
  children: ReactNode;
}

/** The filters in use above a list, as chips; they scroll sideways on a phone. */
export function ChipBar({ label, lead, clear, onClear, children }: ChipBarProps) {
  return (
    <div className={classes.bar}>
      {lead && <span className={classes.lead}>{lead}</span>}
      <ul className={classes.chips} aria-label={label}>
        {children}
      </ul>
      <Button kind="ghost" size="s" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}

/** One filter in words, with a cross that takes it away. */
export function RemovableChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const words = useWords();
  return (
    <li className={classes.chip}>
      <span className={classes.text} title={text}>
        {text}
      </span>
      <button type="button" aria-label={words.remove(text)} onClick={onRemove}>
        <Icon name="close" size="s" />
      </button>
    </li>
  );
}
