import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: IconName;
  tone?: 'brand' | 'neutral' | 'danger';
  /** A large quiet sign instead of the icon: `404`. */
  sign?: string;
  title: string;
  /** What this is for, in one sentence. */
  body?: string;
  /** A second, quieter sentence. */
  note?: string;
  /** The main way on first, then the other. */
  actions?: ReactNode;
  /** It stands for the whole page, whose title it then is. */
  isPage?: boolean;
  /** A quiet link under the buttons. */
  link?: ReactNode;
}

/** A place with nothing in it yet: what it is for and how to begin. Also every other full-panel message. */
export function EmptyState({
  icon,
  tone = 'brand',
  sign,
  title,
  body,
  note,
  actions,
  isPage,
  link,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      {icon && (
        <span className={classes.badge} data-tone={tone}>
          <Icon name={icon} size="xl" />
        </span>
      )}
      {sign && (
        <span className={classes.sign} aria-hidden>
          {sign}
        </span>
      )}
      <Title>{title}</Title>
      {body && <p>{body}</p>}
      {note && <p className={classes.note}>{note}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {link && <div className={classes.link}>{link}</div>}
    </div>
  );
}
