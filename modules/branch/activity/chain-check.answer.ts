import { maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How a row shows that somebody was at it. */
export const CHAIN_FAULTS = ['changed', 'gone', 'seal_changed', 'seal_gone', 'slipped_in'] as const;

/** How far the chain holds; at its end, or at the first row that does not. */
export const chainCheckAnswer = one({
  position: f.integer(),
  hash: f.text(),
  fault: maybe(
    one({
      kind: f.code(CHAIN_FAULTS),
      /** Its place in the chain; null where it has none. */
      position: maybe(f.integer()),
      activity_id: maybe(f.id('activity')),
    }),
  ),
  is_whole: f.flag(),
  sealed: f.integer(),
  waiting: f.integer(),
});

export type ChainCheck = WireOf<typeof chainCheckAnswer>;
