import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './cart-line.module.css';

export interface CartLineProps {
  name: string;
  /** `4,200 each`, `3,400 per kg`. */
  price: string;
  /** What else there is to say: a discount, a changed price. */
  note?: string;
  noteTone?: 'good' | 'warning';
  amount: string;
  /** Plus and minus act on this one. */
  focused: boolean;
  /** Read after the line, for what pressing does: `Change`. */
  edit: string;
  onPress: () => void;
  /** QuantityStepper. */
  stepper: ReactNode;
  /** What is typed about the line, below it. */
  children?: ReactNode;
}

/** One line of the cart: what, how many, how much; the one in focus has a brand edge. */
export function CartLine({
  name,
  price,
  note,
  noteTone,
  amount,
  focused,
  edit,
  onPress,
  stepper,
  children,
}: CartLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (focused) line.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <li
      ref={line}
      className={classes.line}
      data-focused={focused || undefined}
      aria-current={focused || undefined}
    >
      <div className={classes.row}>
        <button type="button" className={classes.what} aria-description={edit} onClick={onPress}>
          <span className={classes.name}>{name}</span>
          <span className={classes.price}>
            {price}
            {note && <span data-tone={noteTone}>{note}</span>}
          </span>
        </button>
        {stepper}
        <span className={classes.amount}>{amount}</span>
      </div>
      {children}
    </li>
  );
}

/** The lines of a cart, which scroll above its total. */
export function CartLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {children}
    </ul>
  );
}
