import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

export const DAYS_KINDS = ['trip', 'service', 'hold', 'idle'] as const;

/** What a truck did on the last days, the latest first, and on how many of them nothing at all. */
export const daysOfTruck = one({
  since: f.date(),
  until: f.date(),
  idle_days: f.integer(),
  spans: many({
    kind: f.choice(DAYS_KINDS),
    since: f.date(),
    until: f.date(),
    days: f.integer(),
    /** The trip or the service, where whoever asks may see it. */
    record_id: maybe(f.text()),
    title: maybe(f.text()),
  }),
});
