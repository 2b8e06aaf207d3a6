import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { REVISE_INSTEAD } from './quote.words.ts';

/** What changes of a quote that no longer does. */
const NOTES = ['reference', 'remarks'] as const;

/** What may be corrected while the customer has not accepted it; its date stays, because its number is of that year. */
const OFFER = [
  ...['customer', 'valid_until', 'store', 'lines', 'price_mode', 'discount', 'discount_percent'],
  ...NOTES,
];

/** How it goes to the customer; by none of them where it is handed over. */
const WAYS = { by_email: f.flag({ default: false }), by_sms: f.flag({ default: false }) };

/** The version of the quote that was seen as the customer accepted it (A47). */
const ACCEPTED = { version: f.integer({ required: true, min: 0 }) };

/**
 * A quote posts nothing in any state. What was sent may be corrected and is sent again; what was accepted is changed by a
 * revision only, which takes its place as it is sent. Whether one has expired follows from its last day.
 */
export const quoteStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      waits: true,
      to: { send: 'sent' },
    },
    sent: {
      open: OFFER,
      books: 'nothing',
      deleted: 'yes',
      tone: 'info',
      waits: true,
      to: {
        send: 'sent',
        accept: 'accepted',
        convert: ['sent', 'converted'],
        give_back: 'sent',
        replace: 'closed',
        close: 'closed',
      },
    },
    accepted: {
      open: NOTES,
      books: 'nothing',
      deleted: 'yes',
      instead: REVISE_INSTEAD,
      tone: 'success',
      waits: true,
      to: {
        send: 'accepted',
        convert: ['accepted', 'converted'],
        give_back: 'accepted',
        replace: 'closed',
        close: 'closed',
      },
    },
    /** Nothing is left of it. It is open again where what was made of it is taken back. */
    converted: {
      open: NOTES,
      books: 'nothing',
      deleted: 'no',
      tone: 'success',
      to: { give_back: ['sent', 'accepted'] },
    },
    closed: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    send: { right: 'modify_quote', fields: WAYS, hasForm: true },
    accept: { right: 'modify_quote', fields: ACCEPTED, hasForm: true },
    convert: {},
    give_back: {},
    /** A revision that is sent takes its place. */
    replace: {},
    close: { right: 'modify_quote', reason: 'optional' },
  },
});
