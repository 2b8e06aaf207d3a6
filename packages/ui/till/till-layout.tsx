import type { ReactNode } from 'react';
import classes from './till-layout.module.css';

export interface TillLayoutProps {
  /** The catalogue or the payment. */
  children: ReactNode;
  /** Names the left part: `Products`, `Payment`. */
  label: string;
  /** The cart beside it; on a phone it is a sheet and not given here. */
  cart?: ReactNode;
  cartLabel: string;
  /** The line of keys, or on a phone the bar with total and Pay. */
  foot?: ReactNode;
}

/** Left what is sold or paid, right the cart with its total always in the same place. */
export function TillLayout({ children, label, cart, cartLabel, foot }: TillLayoutProps) {
  return (
    <div className={classes.till}>
      <section className={classes.left} aria-label={label}>
        {children}
        {foot}
      </section>
      {cart && (
        <aside className={classes.cart} aria-label={cartLabel}>
          {cart}
        </aside>
      )}
    </div>
  );
}

/** The padded part of the left side; `scrolls` for the payment, whose parts may be taller than the window. */
export function TillBody({ children, scrolls }: { children: ReactNode; scrolls?: boolean }) {
  return (
    <div className={classes.body} data-scrolls={scrolls || undefined}>
      {children}
    </div>
  );
}

/** The cart inside a sheet: lines scroll, the total stays. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>;
}
