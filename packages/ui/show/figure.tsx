import classes from './figure.module.css';

export interface FigureProps {
  /** The amount as written: `49,500`, `−2,600`. */
  amount: string;
  currency?: string;
  size?: 's' | 'm' | 'l' | 'xl' | 'hero';
  tone?: 'good' | 'bad' | 'soft';
}

/** An amount: currency small and quiet, figure heavy. */
export function Figure({ amount, currency, size = 's', tone }: FigureProps) {
  return (
    <span className={classes.figure} data-amount data-size={size} data-tone={tone}>
      {currency && <small>{currency}</small>}
      {amount}
    </span>
  );
}
