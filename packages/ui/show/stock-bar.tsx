import { Meter } from './meter.tsx';
import classes from './stock-bar.module.css';

export interface StockBarProps {
  /** The quantity as number, for the length of the bar. */
  quantity: number;
  /** The quantity as written: `1,240`. */
  text: string;
  unit: string;
  /** Alert level; the bar is full at four times it. */
  alert: number;
  /** Cards on phones put bar and number on one line. */
  wide?: boolean;
}

/** Stock left: number and unit above a bar, green above the alert, amber below, empty at zero. */
export function StockBar({ quantity, text, unit, alert, wide }: StockBarProps) {
  const full = alert > 0 ? alert * 4 : Math.max(quantity, 1);
  return (
    <span className={wide ? classes.wide : classes.stock}>
      <span className={classes.figure}>
        <b>{text}</b> <span>{unit}</span>
      </span>
      <Meter share={quantity / full} tone={toneOfStock(quantity, alert)} />
    </span>
  );
}

function toneOfStock(quantity: number, alert: number) {
  if (quantity <= 0) return 'danger';
  return quantity <= alert ? 'warning' : 'success';
}
