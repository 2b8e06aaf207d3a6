import type { ReactNode } from 'react';
import classes from './sums.module.css';

/** Under the lines of a paper: what is known at the left, the totals at the right. */
export function PaperFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
