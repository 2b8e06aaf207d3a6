import type { CellProps } from '../look.ts';
import classes from './color.module.css';

/** A colour as it looks, with its code beside it. */
export function ColorCell({ value }: CellProps) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <span className={classes.color}>
      <span className={classes.swatch} style={{ background: value }} aria-hidden />
      {value}
    </span>
  );
}
