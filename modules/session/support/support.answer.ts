import { many, maybe, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Who of the platform asked to look into the business, why, for how long, and what became of it. */
export const supportAnswer = many({
  id: f.id('support-access'),
  person: f.text(),
  reason: f.text(),
  hours: f.integer(),
  state: f.text(),
  asked_at: f.datetime(),
  allowed_at: maybe(f.datetime()),
  allowed_by: maybe(f.text()),
  until: maybe(f.datetime()),
  ended_at: maybe(f.datetime()),
  ended_by: maybe(f.text()),
});

export type SeenSupport = WireOf<typeof supportAnswer>[number];
