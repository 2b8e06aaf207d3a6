import { many, maybe } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What happened to an invoice, newest first: that it was issued, what was paid of it, what came back. */
export const invoiceTimelineAnswer = many({
  id: f.id('sale'),
  kind: f.choice(['issued', 'delivered', 'paid', 'credited']),
  at: f.datetime(),
  by: maybe(f.text()),
  number: maybe(f.text()),
  amount: f.money(),
});
