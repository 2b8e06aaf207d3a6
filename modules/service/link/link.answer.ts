import { currencyCodes } from '#core/currencies.ts';
import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** In which words a job stands for its customer. */
export const STANDINGS = [
  'received',
  'your_word',
  'parts',
  'in_progress',
  'ready',
  'collected',
  'cancelled',
] as const;

/** What a customer reads by his link: no name, no number of a phone, nothing of who works on it (services.md 7). */
export const jobByLinkAnswer = one({
  business: f.text(),
  branch: f.text(),
  number: f.text(),
  item: maybe(f.text()),
  standing: f.choice(STANDINGS),
  promised_at: maybe(f.datetime()),
  currency: f.code(currencyCodes),
  /** What he is asked, while he is. */
  estimate: maybe(f.money()),
  agreed: maybe(f.money()),
  answered_by_link: f.flag(),
  /** Once the work is billed. */
  remain: maybe(f.money()),
  /** Wallet or bank and number to pay what is left to. */
  pay_to: maybe(f.text()),
});
