import { many, maybe, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What the platform asked of businesses and how it stands. */
export const askedSupportAnswer = many({
  id: f.id('support-access'),
  business_id: f.id('business'),
  business_name: f.text(),
  person: f.text(),
  /** Whether the reader asked himself: only he enters by it. */
  is_own: f.flag(),
  reason: f.text(),
  hours: f.integer(),
  state: f.text(),
  asked_at: f.datetime(),
  until: maybe(f.datetime()),
  ended_at: maybe(f.datetime()),
  ended_by: maybe(f.text()),
});

export type AskedSupport = WireOf<typeof askedSupportAnswer>[number];
