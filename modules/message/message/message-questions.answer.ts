import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { REASONS } from './audience.rules.ts';
import { FATES } from './message-people-table.ts';

const NOT_WRITTEN = {
  name: f.text(),
  phone: maybe(f.text()),
  reason: maybe(f.code([...REASONS, 'not_taken', 'no_credit'])),
  /** The other one of the same number, the place that is empty, what the gateway said. */
  about: maybe(f.text()),
};

/** Whom a message was for, what each reads and what became of it; at most so many. */
export const peopleAnswer = one({
  people: many({
    place: f.integer(),
    ...NOT_WRITTEN,
    text: maybe(f.text()),
    parts: f.integer(),
    fate: f.code(FATES),
  }),
  most: f.integer(),
});

/** How many are written to, from when on, and whether that is later. */
export const sentAnswer = one({
  id: f.id('message'),
  people: f.integer(),
  sends_at: f.datetime(),
  status: f.code(['queued', 'scheduled']),
});

/** To how many of those who did not get it it goes once more. */
export const sentAgainAnswer = one({ id: f.id('message'), people: f.integer() });

/** What would be sent, and to whom not. */
export const previewAnswer = one({
  people: f.integer(),
  parts: f.integer(),
  most_parts: f.integer(),
  left_out: f.integer(),
  shown: many({ name: f.text(), phone: f.text(), text: f.text(), parts: f.integer() }),
  not_written: many(NOT_WRITTEN),
  sender: maybe(f.text()),
  sends_at: f.datetime(),
  /** What of bought SMS is left, and what this message costs; nothing where none need to be bought. */
  credit: maybe(one({ left: f.integer(), cost: f.money() })),
});

export type PersonOfMessage = WireOf<typeof peopleAnswer>['people'][number];
export type Preview = WireOf<typeof previewAnswer>;
export type NotWritten = Preview['not_written'][number];
