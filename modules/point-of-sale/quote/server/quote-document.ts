import { defineDocument } from '#server-kit/operation/document-work.ts';
import { quote } from '../quote.entity.ts';
import { acceptQuote } from './accept-quote.ts';
import { sendQuote } from './send-quote.ts';

/** A quote posts nothing: what comes of it does. */
export const quoteDocument = defineDocument(quote, {
  transitions: { send: sendQuote, accept: acceptQuote },
});
