import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** A key of the keyboard, hidden on phones. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classes.kbd}>{children}</kbd>;
}
