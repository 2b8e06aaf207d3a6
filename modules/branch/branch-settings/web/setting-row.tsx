import type { ReactNode } from 'react';
import classes from './settings.module.css';

export interface SettingRowProps {
  title: string;
  why?: string | undefined;
  /** Below the title instead of beside it: what needs the whole width. */
  wide?: boolean;
  /** At the right of the title of a wide row. */
  note?: ReactNode;
  children: ReactNode;
}

/** One setting: what it is called at the left, what one does about it at the right. */
export function SettingRow({ title, why, wide, note, children }: SettingRowProps) {
  return (
    <div className={classes.row} data-wide={wide || undefined}>
      <div className={classes.name}>
        <span>
          {title}
          {why && <small>{why}</small>}
        </span>
        {note}
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
