import type { ReactNode } from 'react';
import classes from './bill.module.css';

export interface BillRow {
  key: string;
  /** `Subtotal, 16 items`, or a button that changes the amount. */
  title: ReactNode;
  amount: string;
  /** `quiet` is words, cut where they do not fit. */
  tone?: 'good' | 'quiet';
}

export interface BillProps {
  rows: readonly BillRow[];
  total: string;
  currency: string;
  amount: string;
  /** Fields of what is agreed beside the lines. */
  terms?: ReactNode;
  children?: ReactNode;
}

/** What the cart comes to, the largest figure of the till; screen readers are told when it changes. */
export function Bill({ rows, total, currency, amount, terms, children }: BillProps) {
  return (
    <div className={classes.bill}>
      {rows.length > 0 && (
        <dl className={classes.sums}>
          {rows.map((row) => (
            <div key={row.key}>
              <dt>{row.title}</dt>
              <dd data-tone={row.tone}>{row.amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {terms && <div className={classes.terms}>{terms}</div>}
      <div className={classes.total}>
        <span className={classes.words}>
          <b>{total}</b>
          <small>{currency}</small>
        </span>
        <output
          className={classes.figure}
          aria-label={total}
          aria-live="polite"
          data-long={amount.length > 11 || undefined}
        >
          {amount}
        </output>
      </div>
    </div>
  );
}

/** The verbs under the total; the last one is the main one and takes what is left of the width. */
export function PayRow({ children }: { children: ReactNode }) {
  return <div className={classes.pay}>{children}</div>;
}
