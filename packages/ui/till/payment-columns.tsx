import type { ReactNode, Ref } from 'react';
import classes from './payment-columns.module.css';

export interface PaymentColumnsProps {
  label: string;
  /** Keypad and change. */
  side: ReactNode;
  children: ReactNode;
  /** Takes the focus when paying begins, so that digits choose the way. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** What is paid and how at the left, the keypad at the right. */
export function PaymentColumns({ label, side, children, ref }: PaymentColumnsProps) {
  return (
    <fieldset ref={ref} tabIndex={-1} aria-label={label} className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>{side}</div>
    </fieldset>
  );
}

/** The way back above them. */
export function BackRow({ children }: { children: ReactNode }) {
  return <div className={classes.back}>{children}</div>;
}

/** Parts that belong together, under their name. */
export function Labelled({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.labelled}>
      {title && <span className={classes.title}>{title}</span>}
      {children}
    </div>
  );
}
