import { newId } from '#core/ids.ts';
import type { FormLine } from '#web-kit/form/lines-of-form.ts';
import { type LineOf, newLine } from '#web-kit/form/typed-body.ts';
import { scannedOf } from '../../product/scanned-good.rules.ts';
import { factorIn, unitsOfGood } from '../../product/web/typed-goods.ts';
import type { AdjustedGood } from '../adjustment.answer.ts';
import { adjustmentsBody } from '../stock-adjustment.body.ts';

const STOCK = adjustmentsBody.fields.lines.lines;

/**
 * One product as it is typed, with how it was found. Without a type its stock is said as it is, else by how much it changes; both
 * are typed into `new_stock`. A batch is one that is there, one that is new, or none where it is left to the order of expiry.
 */
export type AdjustedGoods = LineOf<typeof STOCK> & { good: AdjustedGood; isNew: boolean };

/** One product with its inputs. */
export type AdjustedLine = FormLine<typeof STOCK, AdjustedGoods>;

/** How the stock of a line is entered. */
export type EnteredAs = AdjustedGoods['type'];

/** A product as it is found: in the unit that was scanned, of the first batch that no line speaks of yet. */
export function lineOf(good: AdjustedGood, code: string, others: readonly AdjustedGoods[]): AdjustedGoods {
  const spoken = others.filter((line) => line.good.id === good.id && !line.isNew).map(({ batch }) => batch);
  const free = good.batches.find(({ number }) => !spoken.includes(number));
  const { unit, batch: named, expire_date } = scannedOf(good, code);
  const said = { product_id: { value: good.id, title: good.name }, unit: unit ?? good.unit_of_measure };
  const line = (batch: string, isNew = false, expires = '') => ({
    ...newLine(STOCK, newId(), { ...said, batch, expire_date: expires }),
    ...{ good, isNew },
  });
  if (good.batch_tracking === 'none') return line('');
  if (named === null) return line(free?.number ?? '', !free);
  const known = good.batches.find(({ number }) => number.toLowerCase() === named.toLowerCase());
  return known ? line(known.number) : line(named, true, expire_date ?? '');
}

/** A line entered another way: what is added is of a batch that is named, what is taken off of one that is there. */
export function enteredAs({ good, batch, isNew }: AdjustedGoods, type: EnteredAs): Partial<AdjustedGoods> {
  if (good.batch_tracking === 'none') return { type };
  const first = good.batches[0]?.number;
  const isLeft = !isNew && batch === '';
  if (type === 'increase' && isLeft) return { type, batch: first ?? '', isNew: first === undefined };
  if (type === 'decrease' && isNew) return { type, batch: first ?? '', isNew: false };
  return { type };
}

/** What lies there of what a line speaks of: of its batch, else of the product; unknown to whoever may not see it. */
export function stockOf({ good, batch, isNew }: AdjustedGoods): number | undefined {
  if (good.stock === undefined || (!isNew && batch === '')) return good.stock;
  return (!isNew && good.batches.find(({ number }) => number === batch)?.quantity) || 0;
}

/** How many of the unit that stock is kept in go into the unit of a line. */
export function factorOf({ good, unit }: AdjustedGoods): number {
  return factorIn(unitsOfGood(good), unit);
}

/** By how much the stock changes as typed, in the unit it is kept in; unknown to whoever may not see the stock. */
export function changeOf(line: AdjustedGoods): number | null {
  if (line.new_stock.trim() === '') return null;
  const typed = Number(line.new_stock) * factorOf(line);
  const stock = stockOf(line);
  if (line.type === '') return stock === undefined ? null : typed - stock;
  return line.type === 'increase' ? typed : -typed;
}

/** What a line says otherwise than its inputs hold: a change is no new stock, and only a new batch says when it expires. */
export function saidOtherwise({ type, new_stock, isNew }: AdjustedGoods) {
  const typed = new_stock.trim() === '' ? undefined : Number(new_stock);
  return {
    ...(type === '' ? {} : { new_stock: undefined, adjustment_quantity: typed }),
    ...(isNew ? {} : { expire_date: undefined }),
  };
}
