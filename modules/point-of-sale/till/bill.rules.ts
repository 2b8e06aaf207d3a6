import { businessDay } from '#core/business-day.ts';
import { Refusal } from '#core/errors.ts';
import type { Words } from '#core/i18n/language.ts';
import { type Money, money } from '#core/money.ts';
import { ONE_UNIT, quantity } from '#core/quantity.ts';
import { type PricedCart, priceCart } from '#core/trade/price-cart.ts';
import { type DatedVat, vatOn, vatRateOf } from '#core/trade/vat.ts';
import type { TillSettings } from './catalogue.rules.ts';
import type { OpenCart } from './open-cart.rules.ts';

/** What a cart comes to. `refused` says why it has no price, such as a discount larger than the amount. */
export interface Bill extends PricedCart {
  /** Sum of all discounts, of lines and of the whole sale. */
  total_discount: Money;
  /** How many things stand in the cart, for the badge: a part of one counts as one. */
  things: number;
  refused: Words | null;
}

/** Prices a cart with the one price function and the VAT of its day; its lines stand in the order of the cart's. */
export function billOf(cart: Priced, settings: TillSettings, now = new Date()): Bill {
  const vat = vatOfCart(cart, settings, now);
  const things = cart.lines.reduce((sum, line) => sum + (line.quantity + ONE_UNIT - 1n) / ONE_UNIT, 0n);
  try {
    const priced = priceCart({
      lines: cart.lines.map((line) => ({
        quantity: line.quantity,
        unit_price: line.price ?? line.list_price,
        vat_rate: Math.round(vatRateOf(line.tax, vat) * 100),
        ...(line.discount ? { discount: line.discount } : {}),
      })),
      ...(cart.discount ? { discount: cart.discount } : {}),
      price_mode: settings.price_mode,
      vat_registered: vat.registered,
    });
    const ofLines = priced.lines.reduce((sum, { line_discount }) => sum + line_discount, 0n);
    const total_discount = money(ofLines + priced.sale_discount);
    return { ...priced, total_discount, things: Number(things), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...billOf(withoutFault(cart), settings, now), refused: error.words };
  }
}

/** The cart without its discounts; where those are not at fault its amounts are too large, and it stands without them. */
function withoutFault({ lines, discount, date }: Priced): Priced {
  const isDiscounted = discount !== null || lines.some((line) => line.discount);
  const bare = (line: Priced['lines'][number]) => ({ ...line, discount: null });
  const empty = (line: Priced['lines'][number]) => ({ ...line, quantity: quantity(0n) });
  return { lines: lines.map(isDiscounted ? bare : empty), discount: null, date };
}

type Priced = Pick<OpenCart, 'lines' | 'discount' | 'date'>;

/** The VAT of the day of a cart, in percent. */
export function vatOfCart({ date }: Pick<OpenCart, 'date'>, settings: TillSettings, now: Date): DatedVat {
  return vatOn(settings.vat_rates, date ?? dayAtTill(settings, now));
}

/** Without a network the clock of the device turns the day; it never goes back behind what the shop has said. */
function dayAtTill(settings: TillSettings, now: Date): string {
  const day = businessDay(now, settings);
  return day > settings.today ? day : settings.today;
}
