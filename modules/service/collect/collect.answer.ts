import { many, maybe } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { STANDINGS } from '../link/link.answer.ts';

/** The jobs that a ticket may mean, the one that is meant most likely first. */
export const ticketAnswer = many({
  id: f.id('service'),
  number: f.text(),
  standing: f.choice(STANDINGS),
  collected_at: maybe(f.datetime()),
  promised_at: maybe(f.datetime()),
  service_type: f.text(),
  item: maybe(f.text()),
  customer: maybe(f.text()),
  /** Left to pay, once the work is billed. */
  remain: maybe(f.money()),
});
