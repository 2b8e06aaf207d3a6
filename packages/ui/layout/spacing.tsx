import type { ReactNode } from 'react';
import classes from './spacing.module.css';

/** Cards below each other with the usual gap. */
export function Stack({ children, gap = 4 }: { children: ReactNode; gap?: 1 | 2 | 3 | 4 }) {
  return (
    <div className={classes.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Things in one line, wrapping when they must. */
export function Row({ children, between }: { children: ReactNode; between?: boolean }) {
  return (
    <div className={classes.row} data-between={between || undefined}>
      {children}
    </div>
  );
}

/** Equal columns of cards; two on tablets, one on phones. */
export function CardGrid({ children, columns }: { children: ReactNode; columns: 2 | 3 | 4 }) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}
