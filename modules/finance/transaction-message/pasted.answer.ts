import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What became of texts that were pasted. */
export const pastedAnswer = one({
  ids: f.ids('transaction-message'),
  texts: many({
    /** Kept as a row; what is read and not kept has none. */
    id: maybe(f.id('transaction-message')),
    stored: f.flag(),
    kind: maybe(f.text()),
    status: maybe(f.text()),
  }),
});
