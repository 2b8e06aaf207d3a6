import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import classes from './cart-bar.module.css';

export interface CartBarProps {
  /** `16 items, Mama Rehema`, or what the figure is: `Change`. */
  title: string;
  amount: string;
  tone?: 'good';
  /** Opens the cart; without it the words are only words. */
  onOpen?: () => void;
  /** Pay, or Complete sale. */
  action: ReactNode;
}

/** The bar at the foot of the till on a phone: total and the main verb under the thumb. */
export function CartBar({ title, amount, tone, onOpen, action }: CartBarProps) {
  const words = (
    <>
      <span className={classes.title}>
        <span>{title}</span>
        {onOpen && <Icon name="chevron-up" size="s" />}
      </span>
      <output className={classes.amount} data-long={amount.length > 9 || undefined}>
        {amount}
      </output>
    </>
  );
  return (
    <div className={classes.bar}>
      {onOpen ? (
        <button type="button" className={classes.words} data-tone={tone} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={classes.words} data-tone={tone} aria-live="polite">
          {words}
        </div>
      )}
      {action}
    </div>
  );
}
