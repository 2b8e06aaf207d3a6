import type { ReactNode } from 'react';
import classes from './left-to-pay.module.css';

export interface LeftToPayProps {
  title: string;
  currency: string;
  amount: string;
  /** `of 49,500`, once part of it is paid. */
  of?: ReactNode;
}

/** The figure of the payment: what is still to be paid. */
export function LeftToPay({ title, currency, amount, of }: LeftToPayProps) {
  return (
    <div className={classes.left}>
      <span className={classes.title}>{title}</span>
      <p className={classes.figure} aria-live="polite">
        <small>{currency}</small>
        {amount}
        {of && <span className={classes.of}>{of}</span>}
      </p>
    </div>
  );
}
