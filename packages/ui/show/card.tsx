import type { ReactNode } from 'react';
import classes from './card.module.css';

export interface CardProps {
  title?: string;
  /** Quiet words or a count beside the title. */
  note?: ReactNode;
  /** A link, chip or segments at the right of the title. */
  action?: ReactNode;
  footer?: ReactNode;
  /** Tables and lists reach the edges. */
  flush?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A white surface with a hairline; what belongs together stands in one. */
export function Card({ title, note, action, footer, flush, children, className }: CardProps) {
  return (
    <section className={[classes.card, className].filter(Boolean).join(' ')}>
      {(title || action) && (
        <header className={classes.head}>
          {title && <h2>{title}</h2>}
          {note && <span className={classes.note}>{note}</span>}
          {action && <div className={classes.action}>{action}</div>}
        </header>
      )}
      {children && (
        <div
          className={flush ? classes.flush : classes.body}
          data-headed={title || action ? true : undefined}
        >
          {children}
        </div>
      )}
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </section>
  );
}
