import { Icon } from '#ui/icons.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { BatchTracking } from '../../batch-tracking.ts';
import classes from './product-finder.module.css';
import { FINDER } from './product-finder.words.ts';

/** A product as it is found by its name, its code or a barcode of it or of one of its units. */
export interface Findable {
  id: string;
  name: string;
  code: string | null;
  barcodes: readonly string[];
  units: readonly { barcode: string | null }[];
  /** Whether it is kept in batches: a code may name one all the same. */
  batch_tracking?: BatchTracking;
  /** What is shown of its stock, where it may be. */
  stock?: number;
}

/** What a word has found, and which row of it is lit: none at -1, the offer to make one after the last. */
export interface Found<G> {
  word: string;
  goods: readonly G[];
  lit: number;
}

/** One row on or back, from the end to the beginning. */
export function steppedIn<G>(found: Found<G>, by: 1 | -1, offers: number): Found<G> {
  const rows = found.goods.length + offers;
  if (rows === 0) return found;
  const from = found.lit < 0 && by < 0 ? 0 : found.lit;
  return { ...found, lit: (from + by + rows) % rows };
}

/** The id by which the field says which row is lit. */
export function rowId(list: string, place: number): string {
  return `${list}-${place}`;
}

export interface FoundProductsProps<G> {
  id: string;
  found: Found<G>;
  onTake: (good: G) => void;
  /** Makes a product of the word, where that is meant and allowed. */
  offer?: (() => void) | undefined;
}

/** The products under the field that found them, and last what makes another. */
export function FoundProducts<G extends Findable>({ id, found, onTake, offer }: FoundProductsProps<G>) {
  const say = useSay();
  const rows = found.goods.map((good) => ({
    key: good.id,
    press: () => onTake(good),
    shown: (
      <>
        {good.name}
        {good.stock === undefined ? null : <span>{quantityText(good.stock)}</span>}
      </>
    ),
  }));
  const words = say(FINDER.make, { word: found.word });
  const made = {
    key: 'make',
    press: offer,
    shown: (
      <>
        <Icon name="plus" size="s" />
        {words}
      </>
    ),
  };
  return (
    <div id={id} role="listbox" className={classes.found} aria-label={say(FINDER.found)}>
      {[...rows, ...(offer ? [made] : [])].map(({ key, press, shown }, place) => (
        <button
          key={key}
          id={rowId(id, place)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === found.lit}
          data-offer={key === 'make' || undefined}
          className={classes.option}
          // The cursor stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
