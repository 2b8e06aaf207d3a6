import { InvalidFields } from '#core/errors.ts';
import { formatExact, LARGEST_MONEY, moneyStyle } from '#core/money.ts';
import { discountOf, lineAmount, type PricedCart, priceCart } from '#core/trade/price-cart.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import type { Approver } from '#modules/employee/public.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { TotalHasChanged } from '../../errors.ts';
import { type AgreedLine, agreedLines } from '../agreed-lines.rules.ts';
import type { Checkout } from '../checkout.body.ts';
import { type GivenAway, givenAway } from '../given-away.rules.ts';
import { type Moment, momentOfCheckout } from '../sale-moment.rules.ts';
import { coinRule, type Settled, settlePayments } from '../settle-payments.rules.ts';
import { mayPriceSo, maySellSo } from './may-sell-so.ts';
import { readPlace, type SalePlace } from './sale-place.ts';
import type { SoldDocument } from './sell.ts';
import { usualPriceMode } from './usual-price-mode.ts';

/** A cart that has been held against the catalogue, priced and paid. */
export interface CheckedCart {
  place: SalePlace;
  moment: Moment;
  lines: AgreedLine[];
  names: ReadonlyMap<string, string>;
  /** The minimum price of each product that has one. */
  lowest: ReadonlyMap<string, bigint | null>;
  priced: PricedCart;
  settled: Settled;
  price_mode: 'inclusive' | 'exclusive';
  /** What the customer is let off, and who approved it by his PIN where somebody had to. */
  given: GivenAway;
  approved_by: Approver | null;
}

/**
 * Reads what a cart names, prices it and holds the payments against it; nothing is written yet. Where prices were agreed
 * before, line by line, the rights to them were asked of whoever agreed on them, and units count what they counted then.
 */
export async function checkCart(
  context: CommandContext,
  body: Checkout,
  of?: Pick<SoldDocument, 'lines' | 'covered' | 'isKept'>,
): Promise<CheckedCart> {
  const { tx, branch, clock } = context;
  const agreed = of?.lines;
  const { settings } = branch;
  const moment = momentOfCheckout(body, clock.now(), branch);
  const ids = [...new Set(body.lines.map((line) => line.product_id))];
  const [goods, place] = await Promise.all([
    goodsForSale(tx, branch.id, ids),
    readPlace(context, body, moment),
  ]);
  const vat = vatOn(vatRatesOf(settings), moment.date);
  const wanted = body.lines.map((line, i) => ({ ...line, factor: agreed?.[i]?.factor ?? null }));
  const lines = agreedLines(wanted, goods, vat);
  maySellSo(context, body, moment, of);
  const price_mode = body.tax_mode ?? usualPriceMode(settings);
  const discount = discountOf(body);
  requireCountable(lines);
  const priced = priceCart({ lines, discount, price_mode, vat_registered: vat.registered });
  const modes = { price_mode, usual_mode: usualPriceMode(settings), vat_registered: vat.registered };
  const given = givenAway(lines, priced, modes);
  const approved_by = agreed ? null : await mayPriceSo(context, body, { lines, given });
  requireAgreed(priced, body, branch);
  const settled = settlePayments(priced.total_gross, body.payments, coinRule(branch));
  const names = new Map([...goods].map(([id, { name }]) => [id, name]));
  const lowest = new Map([...goods].map(([id, { minimum_price }]) => [id, minimum_price]));
  return { place, moment, lines, names, lowest, priced, settled, price_mode, given, approved_by };
}

/** The till asked the customer for what it knew; a price that has changed since is not settled behind his back. */
function requireAgreed(
  { total_gross }: PricedCart,
  { total_amount }: Checkout,
  branch: CommandContext['branch'],
): void {
  if (total_amount == null || total_amount === total_gross) return;
  const shown = (amount: bigint) => formatExact(amount, moneyStyle(branch));
  throw TotalHasChanged({ agreed: shown(total_amount), now: shown(total_gross) });
}

/** A line that comes to more than any document may carry is a slipped finger, and is named; sums `sum` refuses. */
function requireCountable(lines: readonly AgreedLine[]): void {
  const place = lines.findIndex((line) => lineAmount(line) > LARGEST_MONEY);
  if (place >= 0) throw new InvalidFields({ [`lines.${place}.quantity`]: { key: 'too_large' } });
}
