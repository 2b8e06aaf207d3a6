import { f } from '#core/fields.ts';
import { money, moneyToWire } from '#core/money.ts';
import { quantity, quantityToWire } from '#core/quantity.ts';
import { foundByLink } from '#modules/session/public.ts';
import type { FoundQuote } from '#server-kit/db/link-gateway.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { quoteByLinkAnswer } from '../quote-link.answer.ts';
import { standingByLink } from './standing-by-link.ts';

/** What a customer was offered, for whoever has its link. Links that lead nowhere are counted by address. */
export const quoteByLink = defineGuestCall({
  name: 'quote.by-link',
  route: 'GET api/quote/by-link',
  permission: 'guest',
  fields: { code: f.text({ required: true, max: 60 }) },
  answers: quoteByLinkAnswer,
  async run(context) {
    const { database, clock } = context;
    const { found } = await foundByLink(context, 'quote', (code) => database.links.quote(code, clock.now()));
    return offeredByLink(found);
  },
});

/** What of a quote its customer is shown. */
export function offeredByLink(offer: FoundQuote) {
  const { business, branch, number, date, valid_until, currency, version, remarks, accepted_by_link } = offer;
  const onWire = (amount: bigint) => moneyToWire(money(amount), currency);
  return {
    ...{ business, branch, number, date, valid_until, currency, version, remarks, accepted_by_link },
    standing: standingByLink(offer),
    accepted_at: offer.accepted_at?.toISOString() ?? null,
    lines: offer.lines.map((line) => ({
      ...{ product: line.product, unit: line.unit },
      quantity: quantityToWire(quantity(BigInt(line.quantity))),
      unit_price: onWire(BigInt(line.unit_price)),
      total_amount: onWire(BigInt(line.total_amount)),
    })),
    discount: offer.discount ? onWire(offer.discount) : null,
    is_tax_added: offer.price_mode === 'exclusive',
    tax: onWire(offer.tax),
    total_amount: onWire(offer.total_amount),
  };
}
