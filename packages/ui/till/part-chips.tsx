import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './part-chips.module.css';

export interface PartChipsProps {
  label: string;
  parts: readonly { id: string; text: string }[];
  onRemove: (id: string) => void;
  /** The way to add another. */
  children?: ReactNode;
}

/** The parts of a payment where there is little room; pressing one takes it away. */
export function PartChips({ label, parts, onRemove, children }: PartChipsProps) {
  const words = useWords();
  return (
    <fieldset className={classes.parts} aria-label={label}>
      {parts.map((part) => (
        <button
          key={part.id}
          type="button"
          aria-label={words.remove(part.text)}
          onClick={() => onRemove(part.id)}
        >
          {part.text}
          <Icon name="close" size="s" />
        </button>
      ))}
      {children}
    </fieldset>
  );
}
