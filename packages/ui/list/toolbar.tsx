import type { ReactNode } from 'react';
import classes from './toolbar.module.css';

export interface ToolbarProps {
  /** Search and conditions. */
  children: ReactNode;
  /** Sort, columns, row height. */
  end?: ReactNode;
  /** Without a card around it, on phones. */
  bare?: boolean;
}

/** The line above a list. */
export function Toolbar({ children, end, bare }: ToolbarProps) {
  return (
    <div className={classes.toolbar} data-bare={bare || undefined}>
      {children}
      {end && <div className={classes.end}>{end}</div>}
    </div>
  );
}
