import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { formatExact } from '#core/money.ts';
import { foundByLink } from '#modules/session/public.ts';
import type { FoundQuote } from '#server-kit/db/link-gateway.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { QuoteNotOpen, QuoteSeenChanged } from '../../quote/errors.ts';
import { quoteByLinkAnswer } from '../quote-link.answer.ts';
import { QUOTE_ACCEPTED } from '../quote-link.words.ts';
import { offeredByLink } from './quote-by-link.query.ts';

/**
 * The customer accepts the version of the quote that he sees, before its last day is over. Once more is the same: he sees that it is
 * accepted. One that was changed meanwhile is shown to him anew.
 */
export const acceptByLink = defineGuestCall({
  name: 'quote.accept-by-link',
  route: 'PUT api/quote/by-link',
  permission: 'guest',
  fields: {
    code: f.text({ required: true, max: 60 }),
    version: f.integer({ required: true, min: 0 }),
  },
  answers: quoteByLinkAnswer,
  async run(context) {
    const { database, call, clock, input } = context;
    const at = clock.now();
    const { code, found } = await foundByLink(context, 'quote', (typed) => database.links.quote(typed, at));
    const came = await database.links.acceptQuote({
      ...{ code, at, seen: input.version, activity: newId(), address: call.ip, told: toldOf(found) },
    });
    if (came === 'changed') throw QuoteSeenChanged();
    if (came !== 'accepted') throw QuoteNotOpen();
    return offeredByLink((await database.links.quote(code, at)) ?? found);
  },
});

function toldOf({ number, total_amount, currency }: FoundQuote) {
  const words = {
    number,
    amount: `${currency} ${formatExact(total_amount, { currency, currency_format: null })}`,
  };
  const both = (said: (typeof QUOTE_ACCEPTED)[keyof typeof QUOTE_ACCEPTED]) => ({
    en: say(said, 'en', words),
    sw: say(said, 'sw', words),
  });
  return { title: both(QUOTE_ACCEPTED.title), text: both(QUOTE_ACCEPTED.text) };
}
