import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { priceTerms } from '../../invoice/server/price-agreed.ts';
import { QuoteIsClosed, QuoteNotSent } from '../errors.ts';
import { quote } from '../quote.entity.ts';
import { quoteStates } from '../quote.states.ts';
import { leftOfLines, linesOfParts } from '../quote-parts.rules.ts';

/** A revision of a quote that the customer has: a draft of the same, which takes its place as it is sent (A47). */
export const reviseQuote = defineCommand({
  name: 'quote.revise',
  route: 'POST api/quote/revise',
  permission: ['create_quote', 'modify_quote'],
  idempotency: 'document',
  fields: { id: f.id('quote', { required: true }), quote: f.ref('quote', { required: true }) },
  answers: { entity: quote, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input } = context;
    const revised = await tx.lock(quote, input.quote_id);
    if (!isPossible(quote, { ...revised }, 'replace'))
      throw isPossible(quote, { ...revised }, 'send') ? QuoteNotSent() : QuoteIsClosed();
    const { customer_id, store_id, currency, price_mode, reference, remarks } = revised;
    const date = today(clock, branch);
    const { lines, ...discounts } = restOf(revised);
    const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
    // Whoever agreed on its prices and discounts was asked for the right to.
    const { priced } = priceTerms(branch.settings, { date, price_mode, ...discounts }, lines, goods);
    await tx.insert(quote, {
      ...{ customer_id, store_id, currency, price_mode, reference, remarks, ...discounts, ...priced },
      ...{ id: input.id, branch_id: branch.id, date, revision_of_id: revised.id },
      status: quoteStates.first,
    });
    return findRow(quote, input.id, context);
  },
});

/** What a revision begins with: the quote as it is, or what is left of it where a part was converted. */
function restOf(revised: RowOf<typeof quote>) {
  const { lines, discount, discount_percent, conversions } = revised;
  if (conversions.length === 0) return { lines, discount, discount_percent };
  const left = leftOfLines(lines, conversions);
  const parts = left.flatMap((quantity, place) =>
    quantity > 0n ? [{ line_no: place + 1, quantity, prices: 'quoted' as const }] : [],
  );
  const rest = linesOfParts(lines, left, parts);
  return { lines: rest.lines, discount: rest.discount, discount_percent: null };
}
