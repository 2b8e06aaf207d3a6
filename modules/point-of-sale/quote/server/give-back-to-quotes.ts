import { isPossible, rowAfter } from '#core/define-states.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { quote } from '../quote.entity.ts';
import { holdQuotesOf, type MADE_OF_QUOTES } from './hold-quotes.ts';

/** What an invoice or a sale took of its quote is left of that again once it was taken back: the quote is open as it was. */
export async function giveBackToQuotes(
  context: CommandContext,
  made: keyof typeof MADE_OF_QUOTES,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  for (const held of await holdQuotesOf(context, made, ids)) {
    const conversions = held.conversions.filter(({ document }) => !gone.has(document));
    if (conversions.length === held.conversions.length) continue;
    const status = held.accepted_at ? 'accepted' : 'sent';
    // One that was closed meanwhile stays so.
    const after = isPossible(quote, held, 'give_back')
      ? rowAfter(quote, held, 'give_back', { status, conversions })
      : { conversions };
    await context.tx.save(quote, held, after);
  }
}
