import type { Currency } from '#core/currencies.ts';
import { type Money, sum, ZERO_MONEY } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { returnPart } from '#core/trade/part-of-line.ts';
import { baseOfTyped, type TypedPart } from '#modules/inventory/public.web.ts';
import { booked, bookedQuantity } from '../../receipt/wire-amounts.ts';
import type { WireSale, WireSaleLine } from './wire-sale.ts';

/** How much of a line comes back, and what becomes of it. */
export interface LineBack {
  line_no: number;
  typed: TypedPart;
  goods: 'restock' | 'scrap';
}

/** What is still with the customer of a line, in pieces. */
export function leftOf(line: WireSaleLine): Quantity {
  return quantity(soldOf(line) - bookedQuantity(line.returned_quantity));
}

function soldOf({ quantity: sold, factor }: WireSaleLine): Quantity {
  return quantity(bookedQuantity(sold) * BigInt(factor));
}

/** What the customer gets for it: the share of what was charged, to the cent as the server will book it. */
export function refundOf({ lines, currency }: WireSale, back: readonly LineBack[]): Money {
  const amounts = back.map(({ line_no, typed }) => {
    const line = lines.find((one) => one.line_no === line_no);
    return line ? grossOf(line, baseOfTyped(typed, line), currency) : 0n;
  });
  return sum(amounts);
}

/** Of what came back meanwhile, here or at another till, nothing more is given. */
function grossOf(line: WireSaleLine, typed: Quantity, currency: Currency): bigint {
  const left = leftOf(line);
  const wanted = typed < left ? typed : left;
  if (wanted <= 0n) return 0n;
  const sold = {
    quantity: soldOf(line),
    net: booked(line.net_amount, currency),
    vat: booked(line.tax, currency),
    line_amount: ZERO_MONEY,
    discount: ZERO_MONEY,
    cost: ZERO_MONEY,
  };
  return returnPart(sold, bookedQuantity(line.returned_quantity), wanted).gross;
}
