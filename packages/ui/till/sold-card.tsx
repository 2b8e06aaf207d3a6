import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { Figure } from '../show/figure.tsx';
import { ChangeBox } from './change-box.tsx';
import classes from './sold-card.module.css';

export interface SoldCardProps {
  /** `Sale KM0418 is complete`. */
  title: string;
  /** What else came of it: a service that waits now. */
  note?: string | undefined;
  total: { title: string; currency: string; amount: string };
  /** Absent where nothing is given back. */
  change?: { title: string; amount: string };
  actions: ReactNode;
  children?: ReactNode;
}

/** A sale that is done: the change is the figure, the receipt and the next customer follow. */
export function SoldCard({ title, note, total, change, actions, children }: SoldCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <span className={classes.badge}>
        <Icon name="check" size="xl" />
      </span>
      <div role="status">
        <h2>{title}</h2>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <p className={classes.total}>
        <span>{total.title}</span>
        <Figure size="l" currency={total.currency} amount={total.amount} />
      </p>
      {change && <ChangeBox title={change.title} amount={change.amount} />}
      {children}
      <div className={classes.actions}>{actions}</div>
    </section>
  );
}
