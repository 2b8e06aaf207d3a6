import { Refusal } from '#core/errors.ts';
import type { Words } from '#core/i18n/language.ts';
import { type Money, money } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { type PricedCart, priceCart } from '../sale/price-cart.rules.ts';
import type { TaxType, TillSettings } from './catalogue.rules.ts';
import type { OpenCart } from './open-cart.rules.ts';

/** What a cart comes to. `refused` says why it has no price, such as a discount larger than the amount. */
export interface Bill extends PricedCart {
  /** Sum of all discounts, of lines and of the whole sale. */
  total_discount: Money;
  /** How many things stand in the cart, for the badge: a part of one counts as one. */
  things: number;
  refused: Words | null;
}

/** Prices a cart with the one price function; its lines stand in the order of the cart's. */
export function billOf(cart: Pick<OpenCart, 'lines' | 'discount'>, settings: TillSettings): Bill {
  const things = cart.lines.reduce((sum, line) => sum + (line.quantity + ONE_UNIT - 1n) / ONE_UNIT, 0n);
  try {
    const priced = priceCart({
      lines: cart.lines.map((line) => ({
        quantity: line.quantity,
        unit_price: line.price ?? line.list_price,
        vat_rate: vatRateOf(line.tax, settings),
        ...(line.discount ? { discount: line.discount } : {}),
      })),
      ...(cart.discount ? { discount: cart.discount } : {}),
      price_mode: settings.price_mode,
      vat_registered: settings.vat_registered,
    });
    const ofLines = priced.lines.reduce((sum, { line_discount }) => sum + line_discount, 0n);
    const total_discount = money(ofLines + priced.sale_discount);
    return { ...priced, total_discount, things: Number(things), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const bare = { ...cart, discount: null, lines: cart.lines.map((line) => ({ ...line, discount: null })) };
    return { ...billOf(bare, settings), refused: error.words };
  }
}

/** In hundredths of a percent; only what is taxed as standard carries VAT. */
export function vatRateOf(tax: TaxType, settings: Pick<TillSettings, 'vat_rate'>): number {
  return tax === 'standard' ? Math.round(settings.vat_rate * 100) : 0;
}
