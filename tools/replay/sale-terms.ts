import { money, moneyToWire } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { priceCart } from '#core/trade/price-cart.ts';
import type { PriceMode } from '#core/trade/vat.ts';
import type { PlannedCheckout } from './plan-replay.ts';

/** How a replayed shop charges: percent of VAT, 0 where it is not registered, and whether its prices hold it. */
export interface Terms {
  vat: number;
  priceMode: PriceMode;
  /** Whether sales are made in every way by turns: with discounts and on credit. Else all are paid in cash at the recorded price. */
  isMixed: boolean;
  /** Whether what the stock list begins with is bought of suppliers and sold out of two stores. Else it is opening stock in one. */
  isBought?: boolean;
}

/** In which way one invoice is sold. */
export interface SaleWay {
  isOnCredit: boolean;
  /** Percent off each line, and then off the sale. */
  lineDiscount: number;
  saleDiscount: number;
}

const AS_RECORDED: SaleWay = { isOnCredit: false, lineDiscount: 0, saleDiscount: 0 };

/**
 * The way of an invoice follows from its number, so that a program that knows only the records comes to the same: every
 * third to a known customer is on credit; of four in a row one stands as recorded, one has each line reduced, one the
 * sale, and one both.
 */
export function wayOf(
  { invoice, customer }: Pick<PlannedCheckout, 'invoice' | 'customer'>,
  terms: Terms,
): SaleWay {
  if (!terms.isMixed) return AS_RECORDED;
  const number = Number(invoice.replace(/\D/g, ''));
  return {
    isOnCredit: customer !== '' && number % 3 === 0,
    lineDiscount: number % 2 === 1 ? 10 : 0,
    saleDiscount: number % 4 >= 2 ? 5 : 0,
  };
}

/** What a sale comes to by the price function of the till, in pounds as the wire has them. */
export function dueOf(step: PlannedCheckout, way: SaleWay, terms: Terms): number {
  const { lineDiscount, saleDiscount } = way;
  const { total_gross } = priceCart({
    lines: step.lines.map(({ quantity: thousandths, price }) => ({
      quantity: quantity(thousandths),
      unit_price: money(price),
      vat_rate: terms.vat * 100,
      ...(lineDiscount ? { discount: { percent: lineDiscount * 100 } } : {}),
    })),
    ...(saleDiscount ? { discount: { percent: saleDiscount * 100 } } : {}),
    price_mode: terms.priceMode,
    vat_registered: terms.vat > 0,
  });
  return moneyToWire(total_gross, 'GBP');
}
