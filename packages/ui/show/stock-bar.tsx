import { Meter } from './meter.tsx';
import classes from './stock-bar.module.css';

export interface StockBarProps {
  /** The quantity as number, for the length of the bar. */
  quantity: number;
  /** The quantity as written: `1,240`. */
  text: string;
  unit: string;
  /** Alert level; the bar is full at four times it. Null where none is set: then a bar would mean nothing. */
  alert: number | null;
  /** Cards on phones put bar and number on one line. */
  wide?: boolean;
}

/** Stock left: number and unit above a bar, green above the alert, amber below, empty at zero; no bar without an alert. */
export function StockBar({ quantity, text, unit, alert, wide }: StockBarProps) {
  return (
    <span className={wide ? classes.wide : classes.stock}>
      <span className={classes.figure}>
        <b>{text}</b> <span>{unit}</span>
      </span>
      {alert !== null && alert > 0 && (
        <Meter share={quantity / (alert * 4)} tone={toneOfStock(quantity, alert)} />
      )}
    </span>
  );
}

function toneOfStock(quantity: number, alert: number) {
  if (quantity <= 0) return 'danger';
  return quantity <= alert ? 'warning' : 'success';
}
