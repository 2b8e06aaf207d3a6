import { Icon } from '../icons.tsx';
import classes from './sync-state.module.css';

export interface SyncStateProps {
  /** `Saved`, or `Offline, 3 sales waiting`. */
  text: string;
  offline?: boolean;
  /** Shows the queue. */
  onPress?: () => void;
}

/** Whether everything is sent; quiet when it is, warning tint when not. */
export function SyncState({ text, offline, onPress }: SyncStateProps) {
  return (
    <button
      type="button"
      className={classes.sync}
      data-offline={offline || undefined}
      aria-live="polite"
      onClick={onPress}
    >
      <Icon name={offline ? 'offline' : 'saved'} size="s" />
      <span>{text}</span>
    </button>
  );
}
