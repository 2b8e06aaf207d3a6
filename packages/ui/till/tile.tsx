import { memo } from 'react';
import { holdFocus } from '../actions/hold-focus.ts';
import { Kbd } from '../show/kbd.tsx';
import { VisuallyHidden } from '../show/visually-hidden.tsx';
import { isLongName, nameWithEnd } from './name-with-end.ts';
import classes from './tile.module.css';

export interface TileProps {
  id: string;
  name: string;
  price: string;
  /** What the price is of, where that is not a single one: `per carton`. */
  per?: string;
  /** What is left of it: `184 bags`, `6 left`, `Out of stock`. */
  stock?: string;
  stockTone?: 'low' | 'out';
  /** How many are in the cart, and the same as a sentence. */
  badge?: string;
  badgeRead?: string;
  /** Nothing left to sell; pressing it only says so. */
  sunken?: boolean;
  /** The key that presses it: the first result of a search. */
  hint?: string;
  /** Grows with every one added: the tile flashes. */
  flash?: number;
  tabIndex?: number;
  onPress: (id: string) => void;
}

/** One product to press, complete with text alone: name, price, what is left. */
export const Tile = memo(function Tile({
  id,
  name,
  price,
  per,
  stock,
  stockTone,
  badge,
  badgeRead,
  sunken,
  hint,
  flash,
  tabIndex,
  onPress,
}: TileProps) {
  const shown = nameWithEnd(name);
  return (
    <button
      type="button"
      className={classes.tile}
      data-tile={id}
      data-in-cart={badge ? true : undefined}
      aria-disabled={sunken || undefined}
      tabIndex={tabIndex}
      // The scan field keeps the focus: what is scanned next must land there.
      onMouseDown={holdFocus}
      onClick={() => onPress(id)}
    >
      {flash ? <span key={flash} className={classes.flash} aria-hidden /> : null}
      <span
        className={classes.name}
        data-long={isLongName(name) || undefined}
        title={shown === name ? undefined : name}
      >
        {shown}
      </span>
      <span className={classes.price}>
        {price} {per && <small>{per}</small>}
      </span>
      {stock && (
        <span className={classes.stock} data-tone={stockTone}>
          {stock}
        </span>
      )}
      {hint && (
        <span className={classes.hint} aria-hidden>
          <Kbd>{hint}</Kbd>
        </span>
      )}
      {badge && (
        <span className={classes.badge}>
          <span aria-hidden>{badge}</span>
          <VisuallyHidden>{badgeRead ?? badge}</VisuallyHidden>
        </span>
      )}
    </button>
  );
});
