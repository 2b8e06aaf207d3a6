import { holdFocus } from '../actions/hold-focus.ts';
import classes from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** The quantity as written: `2`, `1.25`. */
  text: string;
  /** Names of the two buttons. */
  less: string;
  more: string;
  /** One fewer of one is none: the left button removes the line. Absent for whoever may not take anything out. */
  onLess?: () => void;
  onMore: () => void;
  /** Pressing the figure itself, to type another. */
  edit: string;
  onEdit: () => void;
}

/** Minus, how many, plus; as characters, for each line of a cart is drawn while somebody scans the next. */
export function QuantityStepper({ text, less, more, onLess, onMore, edit, onEdit }: QuantityStepperProps) {
  return (
    <span className={classes.stepper}>
      {onLess && (
        <button type="button" aria-label={less} onMouseDown={holdFocus} onClick={onLess}>
          −
        </button>
      )}
      <button type="button" className={classes.figure} aria-label={edit} onClick={onEdit}>
        {text}
      </button>
      <button type="button" aria-label={more} onMouseDown={holdFocus} onClick={onMore}>
        +
      </button>
    </span>
  );
}
