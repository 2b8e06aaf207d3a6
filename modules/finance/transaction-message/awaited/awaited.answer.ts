import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Texts of an account that may pay what a customer stands before, the newest first. */
export const awaitedAnswer = one({
  /** Whether its telephone forwards texts by itself. */
  is_connected: f.flag(),
  texts: many({
    id: f.id('transaction-message'),
    transaction_id: f.text(),
    party_name: maybe(f.text()),
    amount: f.money(),
    received_at: f.datetime(),
  }),
});

export type AwaitedText = WireOf<typeof awaitedAnswer>['texts'][number];
