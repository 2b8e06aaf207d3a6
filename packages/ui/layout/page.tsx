import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** `fill`: the list inside scrolls. `form`: at most 1120px wide. */
  look?: 'plain' | 'fill' | 'form';
  /** A bar under the scrolling part: SaveBar. */
  bar?: ReactNode;
}

/** The scrolling part of a page inside AppShell; only it or the list in it scrolls. */
export function Page({ children, look = 'plain', bar }: PageProps) {
  return (
    <>
      <div className={classes.page} data-look={look}>
        {look === 'form' ? <div className={classes.narrow}>{children}</div> : children}
      </div>
      {bar}
    </>
  );
}
