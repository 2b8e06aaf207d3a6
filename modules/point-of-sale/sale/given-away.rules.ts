import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { lineAmount, type PricedCart } from '#core/trade/price-cart.ts';
import { type PriceMode, withVat } from '#core/trade/vat.ts';

/** What a customer is let off, whether as a discount or by a lower price than that of the catalogue. */
export interface GivenAway {
  /** In hundredths of a percent: the most of any line, or of all together. */
  percent: number;
  /** Of all together, in minor units. */
  amount: bigint;
}

interface ListedLine {
  quantity: Quantity;
  /** As the branch means its prices. */
  list_price: Money;
  vat_rate: number;
}

interface Modes {
  /** How the prices of the sale are meant, and how those of the catalogue. */
  price_mode: PriceMode;
  usual_mode: PriceMode;
  vat_registered: boolean;
}

/** What priced lines are let off of what the catalogue says. A line that is dearer than that makes up for no other. */
export function givenAway(lines: readonly ListedLine[], priced: PricedCart, modes: Modes): GivenAway {
  const parts = lines.map((line, i) => {
    const { line_amount = 0n, line_discount = 0n } = priced.lines[i] ?? {};
    const listed = listedAmount(line, modes);
    const whole = listed > line_amount ? listed : line_amount;
    return { whole, off: whole - (line_amount - line_discount) };
  });
  const total = parts.reduce((sum, part) => ({ whole: sum.whole + part.whole, off: sum.off + part.off }), {
    whole: 0n,
    off: priced.sale_discount as bigint,
  });
  const percents = [...parts, total].map(percentOf);
  return { percent: Math.max(...percents), amount: total.off };
}

/** What the catalogue asks for a line, as the prices of the sale are meant. */
function listedAmount(line: ListedLine, { price_mode, usual_mode, vat_registered }: Modes): bigint {
  const amount = lineAmount({ quantity: line.quantity, unit_price: line.list_price });
  if (price_mode === usual_mode) return amount;
  const { net, gross } = withVat(amount, vat_registered ? BigInt(line.vat_rate) : 0n, usual_mode);
  return price_mode === 'inclusive' ? gross : net;
}

/** The least percentage that is rounded, half up as a discount is, to so much: what was given as ten percent is ten. */
function percentOf({ whole, off }: { whole: bigint; off: bigint }): number {
  if (whole === 0n || off <= 0n) return 0;
  return Number(((2n * off - 1n) * 5_000n + whole - 1n) / whole);
}
