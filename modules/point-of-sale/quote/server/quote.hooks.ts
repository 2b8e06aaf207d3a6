import { addProblem } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { priceAgreed } from '../../invoice/server/price-agreed.ts';
import { QUOTE_TEXTS } from '../quote.words.ts';

/** A quote is priced each time that what it offers is saved. */
export const quoteHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    await priceAgreed(context, drafts);
    for (const draft of drafts) {
      const { valid_until, date } = draft.row;
      if (valid_until && String(valid_until) < String(date))
        addProblem(draft, 'valid_until', { key: 'before_date', words: QUOTE_TEXTS.endsBefore });
    }
  },
};
