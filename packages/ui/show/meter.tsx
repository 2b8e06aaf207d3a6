import classes from './meter.module.css';

export interface MeterProps {
  /** From 0 to 1. */
  share: number;
  tone?: 'success' | 'warning' | 'danger' | 'brand';
}

/** A 5px bar; the number it draws always stands beside it in words. */
export function Meter({ share, tone = 'success' }: MeterProps) {
  return (
    <span className={classes.meter} data-tone={tone} aria-hidden>
      <span style={{ width: `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%` }} />
    </span>
  );
}
