import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Whether nobody works here yet, and the sample that somebody looks around in meanwhile. */
export const firstStartAnswer = one({
  needed: f.flag(),
  /** `left`: its server was stopped before it was finished. */
  sample: maybe(one({ state: f.code(['making', 'left', 'ready']), percent: f.integer() })),
  /** Whether this device has to bring the setup code of the server. */
  asks_code: f.flag(),
});

/** How the owner of the sample logs in. */
export const sampleLoginAnswer = one({ phone_number: f.text(), password: f.text() });

export const rightSetupCodeAnswer = one({ right: f.flag() });
