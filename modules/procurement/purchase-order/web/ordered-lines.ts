import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { newId } from '#core/ids.ts';
import { moneyOfText } from '#core/money.ts';
import { ONE_UNIT, quantityOf } from '#core/quantity.ts';
import { scannedOf, type UnitOfLine, unitsOfGood } from '#modules/inventory/public.web.ts';
import type { FormLine } from '#web-kit/form/lines-of-form.ts';
import { type LineOf, newLine } from '#web-kit/form/typed-body.ts';
import type { FoundGood } from '../../purchase/goods.answer.ts';
import { usualUnit } from '../../purchase/web/usual-unit.ts';
import { orderBody } from '../purchase-order.body.ts';
import type { WireOrder } from './wire-order.ts';

const PARTS = orderBody.fields.lines.lines;

/** One product on the form, as it is typed; of a line that was saved only its own unit is known. */
export type TypedOrderLine = LineOf<typeof PARTS> & {
  units: readonly UnitOfLine[];
  stock: number | null;
};

/** One product with its inputs. */
export type OrderedLine = FormLine<typeof PARTS, TypedOrderLine>;

/** The lines of the order that is changed. */
export function linesFrom(order: WireOrder | null): readonly TypedOrderLine[] {
  return (order?.lines ?? []).map(({ line_no, product_id, product_name, unit, factor, quantity, price }) => ({
    ...newLine(PARTS, String(line_no), {
      product_id: { value: product_id, title: product_name },
      ...{ unit, quantity: String(quantity), price: String(price ?? '') },
    }),
    ...{ units: [{ unit, factor }], stock: null },
  }));
}

/** A found product as a new line: in the unit it is said to be bought in, else that of the last time, at the price of then. */
export function lineOf(good: FoundGood, code: string): TypedOrderLine {
  const unit = scannedOf(good, code).unit ?? usualUnit(good);
  const price = good.last && good.last.unit === unit ? String(good.last.price) : '';
  const product_id = { value: good.id, title: good.name };
  return {
    ...newLine(PARTS, newId(), { product_id, unit, quantity: '1', price }),
    ...{ units: unitsOfGood(good), stock: good.stock },
  };
}

/** Quantity times price, in minor units; null while a line is not complete. */
export function amountOfLine({ quantity, price }: TypedOrderLine, currency: Currency): bigint | null {
  const counted = quantityOf(Number(quantity || 0));
  const each = price.trim() === '' ? null : moneyOfText(price, currency);
  if (typeof counted !== 'bigint' || typeof each !== 'bigint') return null;
  return divideRounded(counted * each, ONE_UNIT);
}
