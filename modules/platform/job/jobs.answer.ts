import { many, maybe, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What the servers do by themselves, each job with one entry of the queue; without one the rest is absent. */
export const jobsAnswer = many({
  name: f.text(),
  title: f.text(),
  every_seconds: f.integer(),
  id: maybe(f.text()),
  state: f.code(['running', 'waiting', 'failing', 'failed', 'unscheduled']),
  run_at: sometimes(f.datetime()),
  attempts: sometimes(f.integer()),
  max_attempts: sometimes(f.integer()),
  last_error: sometimes(maybe(f.text())),
});

export type SeenJob = WireOf<typeof jobsAnswer>[number];
