import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Whether a telephone forwards its texts to an account, since when, and when it last did. */
export const wayInAnswer = one({
  made_at: maybe(f.datetime()),
  made_by_name: maybe(f.text()),
  last_text_at: maybe(f.datetime()),
});

/** The secret as it is made: it is answered this once. */
export const madeWayInAnswer = one({ secret: f.text() });

/** A text was taken: of a secret code nothing is kept. */
export const ingestedAnswer = one({ stored: f.flag() });
