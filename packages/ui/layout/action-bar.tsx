import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './action-bar.module.css';

export interface ActionBarProps {
  /** What stands in the way of the button, or what it will do. */
  note?: ReactNode;
  tone?: 'danger' | 'neutral';
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The bar under a page that is left by a button: it stays in sight however long the page is. */
export function ActionBar({ note, tone = 'neutral', children }: ActionBarProps) {
  return (
    <footer className={classes.bar}>
      <div className={classes.note} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
        {note && tone === 'danger' && <Icon name="error" size="s" />}
        <span>{note}</span>
      </div>
      <div className={classes.buttons}>{children}</div>
    </footer>
  );
}
