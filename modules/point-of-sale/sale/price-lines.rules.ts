import { InvalidFields } from '#core/errors.ts';
import { LARGEST_MONEY } from '#core/money.ts';
import { type Discount, lineAmount, type PricedCart, priceCart } from '#core/trade/price-cart.ts';
import { type PriceMode, vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { type AgreedLine, agreedLines, type WantedLine } from './agreed-lines.rules.ts';

interface LinesToPrice {
  wanted: readonly WantedLine[];
  goods: Parameters<typeof agreedLines>[1];
  /** The day whose VAT counts. */
  date: string;
  price_mode: PriceMode;
  /** Of all lines together. */
  discount: Discount | undefined;
}

/**
 * Lines that are agreed with a customer, held against the catalogue and priced as the till prices a cart of the same; what does
 * not fit is named by its place (`lines.0.quantity`).
 */
export function priceLines(
  settings: Readonly<Record<string, unknown>>,
  { wanted, goods, date, price_mode, discount }: LinesToPrice,
): { lines: AgreedLine[]; priced: PricedCart; vat_registered: boolean } {
  const vat = vatOn(vatRatesOf(settings), date);
  const lines = agreedLines(wanted, goods, vat);
  const tooLarge = lines.findIndex((line) => lineAmount(line) > LARGEST_MONEY);
  if (tooLarge >= 0) throw new InvalidFields({ [`lines.${tooLarge}.quantity`]: { key: 'too_large' } });
  const vat_registered = vat.registered;
  return { lines, vat_registered, priced: priceCart({ lines, discount, price_mode, vat_registered }) };
}
