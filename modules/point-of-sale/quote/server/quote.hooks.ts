import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { PRICED_BY, priceAgreed } from '../../invoice/server/price-agreed.ts';
import { QuoteHasParts, QuotePartConverted } from '../errors.ts';
import { QUOTE_TEXTS } from '../quote.words.ts';
import type { QuoteRow } from './hold-quotes.ts';

/** A quote is priced each time that what it offers is saved, as long as nothing was made of it. */
export const quoteHooks: EntityHooks<QuoteRow> = {
  async beforeSave(context, drafts) {
    for (const draft of drafts) if (changesOffer(draft) && hasParts(draft.before)) throw QuotePartConverted();
    await priceAgreed(context, drafts);
    for (const draft of drafts) {
      const { valid_until, date } = draft.row;
      if (valid_until && String(valid_until) < String(date))
        addProblem(draft, 'valid_until', { key: 'before_date', words: QUOTE_TEXTS.endsBefore });
    }
  },
  async beforeDelete(_, rows) {
    return new Map(rows.filter(hasParts).map(({ id }) => [id, QuoteHasParts()]));
  },
};

/** Whether something was made of a quote. */
function hasParts(row: Draft['row'] | undefined): boolean {
  return Array.isArray(row?.conversions) && row.conversions.length > 0;
}

function changesOffer({ row, before }: Draft): boolean {
  return [...PRICED_BY, 'customer_id'].some((key) => row[key] !== before?.[key]);
}
