import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import type { Quantity } from '#core/quantity.ts';
import { goodsForSale, stockOfCaller } from '#modules/inventory/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { payAccounts } from '../../till/server/catalogue-head.ts';
import { quote } from '../quote.entity.ts';
import { leftOfLines } from '../quote-parts.rules.ts';
import { quoteTermsAnswer } from '../quote-terms.answer.ts';
import type { QuoteRow } from './hold-quotes.ts';
import { priceParts } from './price-parts.ts';

/** What whoever converts a quote must know: what is left of each line, and what changed in price and stock since. */
export const quoteTerms = defineQuery({
  name: 'quote.terms',
  route: 'GET api/quote/terms',
  permission: ['convert_quote_to_invoice', 'view_quote'],
  sometimes: ['create_sale'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: quoteTermsAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const held = (await findRow(quote, input.id, context)) as QuoteRow;
    const ids = [...new Set(held.lines.map(({ product_id }) => product_id))];
    const [goods, stock] = await Promise.all([
      goodsForSale(tx, branch.id, ids),
      stockOfCaller(tx, context, ids),
    ]);
    const left = leftOfLines(held.lines, held.conversions);
    const day = today(clock, branch);
    const current = (line_no: number, quantity: Quantity) => {
      try {
        const parts = [{ line_no, quantity, prices: 'current' as const }];
        return priceParts(context, { held, left, goods, parts }).priced.lines[0]?.unit_price ?? null;
      } catch (error) {
        // What is no longer sold has no price; converting it says why.
        if (error instanceof InvalidFields) return null;
        throw error;
      }
    };
    const lines = held.lines.map((line, place) => {
      const price = current(place + 1, line.quantity);
      const inStock = (stock.get(line.product_id)?.quantity ?? 0n) / BigInt(line.factor ?? 1);
      return {
        line_no: place + 1,
        left: left[place] ?? 0n,
        quoted: line.unit_price as NonNullable<typeof price>,
        present: price,
        enough: line.is_service === true || inStock >= (left[place] ?? 0n),
        ...(line.is_service ? {} : { in_stock: inStock }),
      };
    });
    // The kinds of accounts are no secret at a till, and whoever converts to a sale stands at one.
    const accounts = holdsToo(context, 'create_sale') ? await payAccounts(context) : [];
    return { is_expired: held.valid_until !== null && held.valid_until < day, lines, accounts };
  },
});
