import type { RowOf } from '#core/define-entity.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { invoice } from '../../invoice/invoice.entity.ts';
import { sale } from '../../sale/sale.entity.ts';
import { quote } from '../quote.entity.ts';

export type QuoteRow = RowOf<typeof quote> & Record<string, unknown>;

/** What a quote was converted to. */
export const MADE_OF_QUOTES = { invoice, sale } as const;

/**
 * Locks the quotes of which some invoices or sales were made, before these (modules/lock-order.ts); also those that the role of
 * the caller keeps from him, because what is left of them changes with what he takes back.
 */
export async function holdQuotesOf(
  context: CommandContext,
  made: keyof typeof MADE_OF_QUOTES,
  ids: readonly string[],
): Promise<QuoteRow[]> {
  const named = await context.tx.query<{ id: string }>(
    `select distinct quote_id as id from ${MADE_OF_QUOTES[made].table} where id = any($1) and quote_id is not null`,
    [ids],
  );
  if (named.length === 0) return [];
  return holdQuotes(
    context,
    named.map(({ id }) => id),
  );
}

/** Locks quotes, whoever may see them. */
export async function holdQuotes(context: CommandContext, ids: readonly string[]): Promise<QuoteRow[]> {
  return (await lockRowsOfBusiness(quote, ids, context)) as QuoteRow[];
}
