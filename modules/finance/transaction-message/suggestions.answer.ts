import { z } from 'zod';
import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { PARTY_KINDS } from '../payable/party.rules.ts';
import { BECAUSE } from './match-score.rules.ts';

/** What a text may pay, with the reasons, the likeliest first. */
export const suggestionsAnswer = one({
  /** What was entered with the same reference already. */
  confirms: maybe(one({ kind: f.text(), number: maybe(f.text()), score: f.integer(), because: f.texts() })),
  /** Payments that together are one transfer. */
  payments: many({ id: f.id('payment'), party_name: maybe(f.text()), date: f.date(), amount: f.money() }),
  /** Debts that it may pay. */
  suggestions: many({
    debt_id: f.id('debt'),
    number: maybe(f.text()),
    party: f.text(),
    party_id: maybe(f.text()),
    party_kind: f.code(PARTY_KINDS),
    remain_amount: f.money(),
    score: f.integer(),
    strength: f.code(['strong', 'possible']),
    because: f.shape(z.array(z.enum(BECAUSE))),
  }),
  preselected: maybe(
    one({
      document: sometimes(f.id('debt')),
      party: sometimes(f.text()),
      confirms: sometimes(f.flag()),
      payments: sometimes(f.ids('payment')),
    }),
  ),
});

export type Suggestions = WireOf<typeof suggestionsAnswer>;
export type SuggestedDebt = Suggestions['suggestions'][number];
