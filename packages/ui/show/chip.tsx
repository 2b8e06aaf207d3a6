import { Icon, type IconName } from '../icons.tsx';
import classes from './chip.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'brand' | 'neutral';

export interface ChipProps {
  tone?: Tone;
  children: string;
  /** A sign instead of the dot. */
  icon?: IconName;
  /** 22px in rows, 28px where it stands alone. */
  size?: 'm' | 'l';
}

/** A status: dot and word, never colour alone. */
export function Chip({ tone = 'neutral', children, icon, size = 'm' }: ChipProps) {
  return (
    <span className={classes.chip} data-tone={tone} data-size={size} data-icon={icon ? true : undefined}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
