import type { Currency } from '#core/currencies.ts';
import { type Money, moneyOfText, sum, ZERO_MONEY } from '#core/money.ts';
import { type Quantity, quantity, quantityOf } from '#core/quantity.ts';
import { returnPart } from '#core/trade/part-of-line.ts';
import { baseOfTyped, type TypedPart } from '#modules/inventory/public.web.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';

/** A purchase as its view answers it, as far as goods go back of it. */
export interface WirePurchase {
  id: string;
  status: string;
  currency: Currency;
  supplier_id: string | null;
  lines: readonly WirePurchaseLine[];
}

export interface WirePurchaseLine {
  product_id: string;
  line_no: number;
  product_name: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: number;
  net_amount: number;
  tax: number;
  /** In pieces. */
  returned_quantity: number;
}

/** How much of a line goes back. */
export interface SentBack {
  line_no: number;
  typed: TypedPart;
}

/** Rows of generic screens know no columns; this one is a purchase's. */
export function asPurchase(row: object): WirePurchase {
  return row as WirePurchase;
}

/** What the supplier credits for it, to the cent as the server will book it. */
export function creditOf({ lines, currency }: WirePurchase, sent: readonly SentBack[]): Money {
  return sum(
    sent.map(({ line_no, typed }) => {
      const line = lines.find((one) => one.line_no === line_no);
      if (!line) return 0n;
      const billed = {
        quantity: quantity(thousandths(line.quantity) * BigInt(line.factor)),
        net: booked(line.net_amount, currency),
        vat: booked(line.tax, currency),
        ...{ line_amount: ZERO_MONEY, discount: ZERO_MONEY, cost: ZERO_MONEY },
      };
      const before = thousandths(line.returned_quantity);
      const [wanted, left] = [baseOfTyped(typed, line), quantity(billed.quantity - before)];
      // Of what went back meanwhile, here or on another screen, nothing more is credited.
      const part = wanted < left ? wanted : left;
      return part > 0n ? returnPart(billed, before, part).gross : 0n;
    }),
  );
}

/** An amount of the wire in minor units. */
export function booked(wire: number, currency: Currency): Money {
  const read = moneyOfText(String(wire), currency);
  return typeof read === 'bigint' ? read : ZERO_MONEY;
}

/** A quantity of the wire in thousandths. */
export function thousandths(wire: number): Quantity {
  const read = quantityOf(wire);
  return typeof read === 'bigint' ? read : quantity(0n);
}
