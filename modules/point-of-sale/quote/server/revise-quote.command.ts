import { isPossible } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { priceRow } from '../../invoice/server/price-agreed.ts';
import { QuoteIsClosed, QuoteNotSent } from '../errors.ts';
import { quote } from '../quote.entity.ts';
import { quoteStates } from '../quote.states.ts';

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
    const { customer_id, store_id, currency, price_mode, discount, discount_percent } = revised;
    const { lines, reference, remarks } = revised;
    const row = {
      ...{ customer_id, store_id, currency, price_mode, discount, discount_percent, reference, remarks },
      ...{ id: input.id, branch_id: branch.id, date: today(clock, branch), revision_of_id: revised.id },
      ...{ lines, status: quoteStates.first },
    };
    const goods = await goodsForSale(tx, branch.id, [...new Set(lines.map(({ product_id }) => product_id))]);
    // Whoever agreed on its prices and discounts was asked for the right to.
    priceRow(branch.settings, row, lines, goods);
    await tx.insert(quote, row);
    return findRow(quote, input.id, context);
  },
});
