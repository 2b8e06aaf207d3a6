import { z } from 'zod';
import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { ONE_UNIT, quantityOf } from '#core/quantity.ts';
import { scannedOf } from '#modules/inventory/public.web.ts';
import type { FoundGood } from '../../purchase/web/purchase-calls.ts';
import { usualUnit } from '../../purchase/web/usual-unit.ts';
import type { WireOrder } from './wire-order.ts';

/** One product on the form, as it is typed; of a line that was saved only its own unit is known. */
const typedLine = z.object({
  key: z.string(),
  product_id: z.string(),
  name: z.string(),
  units: z.array(z.object({ unit: z.string(), factor: z.number() })),
  stock: z.number().nullable(),
  unit: z.string(),
  quantity: z.string(),
  price: z.string(),
});

/** What stands in the fields of an order. */
export const typedOrder = z.object({
  supplier: z.object({ value: z.string(), title: z.string() }).nullable(),
  expected: z.string(),
  store: z.string(),
  mode: z.enum(['inclusive', 'exclusive']),
  lines: z.array(typedLine),
  reference: z.string(),
  remarks: z.string(),
});

export type TypedOrder = z.infer<typeof typedOrder>;
export type TypedOrderLine = z.infer<typeof typedLine>;

/** An empty order, or the one that is changed. */
export function typedFrom(
  order: WireOrder | null,
  first: Pick<TypedOrder, 'supplier' | 'store' | 'mode'>,
): TypedOrder {
  if (!order) return { ...first, expected: '', lines: [], reference: '', remarks: '' };
  return {
    supplier: { value: order.supplier_id, title: order.supplier_name },
    expected: order.expected_date ?? '',
    store: order.store_id ?? '',
    mode: order.price_mode,
    lines: order.lines.map((line) => ({
      ...{ key: String(line.line_no), product_id: line.product_id, name: line.product_name },
      ...{ units: [{ unit: line.unit, factor: line.factor }], stock: null, unit: line.unit },
      ...{ quantity: String(line.quantity), price: String(line.price ?? '') },
    })),
    reference: order.reference ?? '',
    remarks: order.remarks ?? '',
  };
}

/** A found product as a new line: in the unit it is said to be bought in, else that of the last time, at the price of then. */
export function lineOf(good: FoundGood, code: string, key: string): TypedOrderLine {
  const units = [{ unit: good.unit_of_measure, factor: 1 }, ...good.units];
  const scanned = scannedOf(good, code).unit;
  const unit = scanned ?? usualUnit(good);
  const price = good.last && good.last.unit === unit ? String(good.last.price) : '';
  return {
    ...{ key, product_id: good.id, name: good.name, stock: good.stock, unit, quantity: '1', price },
    units: units.map(({ unit: of, factor }) => ({ unit: of, factor })),
  };
}

/** Quantity times price, in minor units; null while a line is not complete. */
export function amountOfLine({ quantity, price }: TypedOrderLine, currency: Currency): bigint | null {
  const counted = quantityOf(Number(quantity || 0));
  const each = price.trim() === '' ? null : moneyOfText(price, currency);
  if (typeof counted !== 'bigint' || typeof each !== 'bigint') return null;
  return divideRounded(counted * each, ONE_UNIT);
}

/** The body that the server saves an order by. */
export function bodyOf(typed: TypedOrder, currency: Currency) {
  const price = (text: string) => {
    const read = moneyOfText(text, currency);
    return typeof read === 'bigint' ? moneyToWire(read, currency) : null;
  };
  return {
    supplier_id: typed.supplier?.value ?? null,
    expected_date: typed.expected || null,
    store_id: typed.store || null,
    price_mode: typed.mode,
    lines: typed.lines.map((line) => ({
      product_id: line.product_id,
      unit: line.unit,
      quantity: Number(line.quantity || '0'),
      price: price(line.price),
    })),
    reference: typed.reference.trim() || null,
    remarks: typed.remarks.trim() || null,
  };
}
