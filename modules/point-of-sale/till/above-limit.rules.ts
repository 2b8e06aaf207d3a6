import { vatRateOf } from '#core/trade/vat.ts';
import { givenAway } from '../sale/given-away.rules.ts';
import { type Bill, vatOfCart } from './bill.rules.ts';
import type { TillSettings } from './catalogue.rules.ts';
import type { OpenCart } from './open-cart.rules.ts';

/** Whether more is taken off than the cashier may by himself: without a connection nobody can approve it. */
export function isAboveLimit(
  cart: Pick<OpenCart, 'lines' | 'date'>,
  bill: Bill,
  settings: TillSettings,
  now = new Date(),
): boolean {
  const { discount_limit, price_mode } = settings;
  if (discount_limit === undefined) return false;
  const vat = vatOfCart(cart, settings, now);
  const lines = cart.lines.map(({ quantity, list_price, tax }) => ({
    ...{ quantity, list_price },
    vat_rate: Math.round(vatRateOf(tax, vat) * 100),
  }));
  const modes = { price_mode, usual_mode: price_mode, vat_registered: vat.registered };
  return givenAway(lines, bill, modes).percent > Math.round(discount_limit * 100);
}
