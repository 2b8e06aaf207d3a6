import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './options.module.css';

export interface PillsProps {
  items: readonly { value: string; title: string }[];
  onRemove: (value: string) => void;
  disabled?: boolean;
  /** The input that follows the pills. */
  children: ReactNode;
}

/** Chosen things inside a field, each with a small cross. */
export function Pills({ items, onRemove, disabled, children }: PillsProps) {
  const words = useWords();
  return (
    <span className={classes.pills}>
      {items.map((item) => (
        <span key={item.value} className={classes.pill}>
          <span>{item.title}</span>
          <button
            type="button"
            disabled={disabled}
            aria-label={words.remove(item.title)}
            onClick={() => onRemove(item.value)}
          >
            <Icon name="close" size="s" />
          </button>
        </span>
      ))}
      {children}
    </span>
  );
}
