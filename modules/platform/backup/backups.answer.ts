import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How it stands with the backups of the installation. */
export const backupsOfPlatformAnswer = one({
  /** `late`: longer ago than a night and some hours; `off`: nobody makes them by themselves. */
  state: f.code(['fine', 'late', 'failed', 'off']),
  is_running: f.flag(),
  next_at: maybe(f.datetime()),
  last_error: maybe(f.text()),
  backups: many({
    name: f.text(),
    made_at: f.datetime(),
    bytes: f.integer(),
    verified_at: maybe(f.datetime()),
  }),
});

export type SeenBackups = WireOf<typeof backupsOfPlatformAnswer>;
