import type { ReactNode } from 'react';
import classes from './list-card.module.css';

export interface ListCardProps {
  /** Names the list for screen readers. */
  label: string;
  toolbar?: ReactNode;
  /** DataTable with `scroll`, or a state. */
  children: ReactNode;
  footer?: ReactNode;
  /** The floating bar while something is selected. */
  bulk?: ReactNode;
  busy?: boolean;
}

/** The card of the list pattern: toolbar, table that scrolls, footer; fills the page's height. */
export function ListCard({ label, toolbar, children, footer, bulk, busy }: ListCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as the table in it is the region of the list
    <div role="group" className={classes.list} aria-label={label} aria-busy={busy || undefined}>
      {toolbar}
      {children}
      {bulk}
      {footer}
    </div>
  );
}
