import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './from-sale.module.css';

export interface PickOfSale {
  id: number;
  name: string;
  /** `6,800, 1 of 2 back`. */
  note: string;
  /** `−1`, where some of it comes back. */
  count?: string | undefined;
  disabled?: boolean;
}

export interface FromSaleProps {
  /** `Return from KM0409`. */
  title: string;
  note: string;
  actions: ReactNode;
  picks: readonly PickOfSale[];
  onPick: (id: number) => void;
}

/** The sale that goods come back of, its lines to be pressed. */
export function FromSale({ title, note, actions, picks, onPick }: FromSaleProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <Icon name="undo" />
        <h2>{title}</h2>
        <span className={classes.note}>{note}</span>
        <span className={classes.actions}>{actions}</span>
      </header>
      <div className={classes.picks}>
        {picks.map(({ id, name, note: of, count, disabled }) => (
          <button
            key={id}
            type="button"
            aria-pressed={count !== undefined}
            disabled={disabled}
            onClick={() => onPick(id)}
          >
            <b>{name}</b>
            <small>{of}</small>
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What some lines of a cart have in common: `Comes back from KM0409`, and what they come to. */
export function CartGroup({ title, note, amount }: { title: string; note?: string; amount: string }) {
  return (
    <li className={classes.group}>
      <b>{title}</b>
      {note && <span>{note}</span>}
      <span className={classes.sum}>{amount}</span>
    </li>
  );
}

export interface BackLineProps {
  name: string;
  note: string;
  amount: string;
  /** How much of it. */
  part: ReactNode;
  /** What becomes of it. */
  goods: ReactNode;
}

/** A line that comes back. */
export function BackLine({ name, note, amount, part, goods }: BackLineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <small>{note}</small>
      </span>
      <span className={classes.amount}>{amount}</span>
      <div className={classes.how}>
        <div>{part}</div>
        {goods}
      </div>
    </li>
  );
}
