import type { WireOf } from '#core/define-answer.ts';
import { ask, callFor, withQuery } from '#web-kit/api/client.ts';
import { quoteByLinkAnswer } from '../quote-link.answer.ts';

export type QuoteByLink = WireOf<typeof quoteByLinkAnswer>;

export const quoteOfLink = (code: string) => ask(quoteByLinkAnswer, withQuery('quote/by-link', { code }));

/** Accepts the version that is shown. */
export const acceptQuoteShown = (code: string, version: number) =>
  callFor(quoteByLinkAnswer, 'PUT', 'quote/by-link', { body: { code, version } });
