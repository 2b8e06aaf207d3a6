import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** Beside the title: `248`, `10,000+`. */
  count?: string;
  /** A status chip beside the title. */
  chip?: ReactNode;
  /** Way back, with its name: `Back to products`. */
  back?: { href: string; name: string };
  /** Buttons, the one primary last. */
  actions?: ReactNode;
  /** On phones only the title and the way back stay; the primary floats. */
  hideActionsOnPhone?: boolean;
  /** Of a document: the primary stands last, and on phones in a bar within reach of the thumb, in place of the tabs. */
  isDocument?: boolean;
}

/** Title of a page with its count and actions. */
export function PageHeader({
  title,
  count,
  chip,
  back,
  actions,
  hideActionsOnPhone,
  isDocument,
}: PageHeaderProps) {
  return (
    <header className={classes.head}>
      {back && <IconButton icon="left" name={back.name} href={back.href} className={classes.back} />}
      <h1>{title}</h1>
      {count !== undefined && <span className={classes.count}>{count}</span>}
      {chip}
      {actions && (
        <div
          className={classes.actions}
          data-hidden-on-phone={hideActionsOnPhone || undefined}
          data-phone-bar={isDocument || undefined}
        >
          {actions}
        </div>
      )}
    </header>
  );
}

/** What only the bar of a phone says: the amount behind a verb. */
export function OnPhone({ children }: { children: ReactNode }) {
  return <span className={classes.onPhone}>{children}</span>;
}

/** What stands in the bar of a phone instead. */
export function OffPhone({ children }: { children: ReactNode }) {
  return <div className={classes.offPhone}>{children}</div>;
}
