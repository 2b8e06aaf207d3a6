import type { ReactNode } from 'react';
import classes from './document-layout.module.css';

export interface DocumentLayoutProps {
  /** Figures and paper. */
  children: ReactNode;
  /** Whom, when, money, links, files. */
  side: ReactNode;
  /** What happened, and all details. */
  after: ReactNode;
}

/** The page of a document: paper and side, below them what happened; in one column the side comes between. */
export function DocumentLayout({ children, side, after }: DocumentLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.stack}>{children}</div>
      <div className={`${classes.stack} ${classes.side}`}>{side}</div>
      <div className={classes.stack}>{after}</div>
    </div>
  );
}
