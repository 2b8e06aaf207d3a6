import { useEffect } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './bulk-bar.module.css';

export interface BulkBarProps {
  /** `Selected products`. */
  label: string;
  /** `3 selected`. */
  text: string;
  /** `Select all 248`, offered when the page is fully selected. */
  all?: { title: string; onPress: () => void };
  actions: readonly {
    key: string;
    title: string;
    icon: IconName;
    danger?: boolean;
    loading?: boolean;
    /** The keys that press it, as `aria-keyshortcuts` writes them. */
    keys?: string;
    onPress: () => void;
  }[];
  onClear: () => void;
}

/** The dark bar that floats above the footer while rows are selected; Escape clears. */
export function BulkBar({ label, text, all, actions, onClear }: BulkBarProps) {
  const words = useWords();
  useEffect(() => {
    const clear = (event: KeyboardEvent) =>
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      !document.querySelector('[role="dialog"], [role="menu"]') &&
      onClear();
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [onClear]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      <span className={classes.text}>{text}</span>
      {all && (
        <button type="button" className={classes.press} onClick={all.onPress}>
          {all.title}
        </button>
      )}
      <span className={classes.line} />
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          className={classes.press}
          data-danger={action.danger || undefined}
          disabled={action.loading}
          aria-label={action.title}
          aria-keyshortcuts={action.keys}
          onClick={action.onPress}
        >
          <Icon name={action.icon} />
          <span>{action.title}</span>
        </button>
      ))}
      <span className={classes.line} />
      <button
        type="button"
        className={classes.press}
        aria-label={words.clearSelection}
        title={words.clearSelection}
        onClick={onClear}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
