import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** In which words a trip stands for its customer. */
export const TRIP_STANDINGS = ['planned', 'agreed', 'loading', 'on_the_way', 'arrived', 'cancelled'] as const;

/** What a customer reads by his link: no price, no name, and nothing of what others send with the same truck (transport.md 8). */
export const tripByLinkAnswer = one({
  business: f.text(),
  branch: f.text(),
  number: f.text(),
  standing: f.choice(TRIP_STANDINGS),
  origin: f.text(),
  destination: f.text(),
  truck: maybe(f.text()),
  starts: f.datetime(),
  ends: f.datetime(),
  started_at: maybe(f.datetime()),
  delivered_at: maybe(f.datetime()),
  /** Where the truck was when its driver last said so. */
  last_place: maybe(f.text()),
  last_seen: maybe(f.date()),
});
