import type { ReactNode } from 'react';
import classes from './document-layout.module.css';

export interface DocumentLayoutProps {
  /** Figures and paper. */
  children: ReactNode;
  /** Whom, when, money, links, files. */
  side: ReactNode;
  /** What happened, and all details. */
  after: ReactNode;
  /** Amounts are crossed out, because they count no more; names and days stay as they are. */
  isVoid?: boolean;
}

/** The page of a document: paper and side, below them what happened; in one column the side comes between. */
export function DocumentLayout({ children, side, after, isVoid }: DocumentLayoutProps) {
  return (
    <div className={classes.page} data-void={isVoid || undefined}>
      <div className={classes.stack}>{children}</div>
      <div className={`${classes.stack} ${classes.side}`}>{side}</div>
      <div className={classes.stack}>{after}</div>
    </div>
  );
}
