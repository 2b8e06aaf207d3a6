import { z } from 'zod';
import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

const STAMP = z.union([z.string().max(60), z.number()]);

/** What a telephone forwards, in the names that apps for it use; the secret stands in the address or in the header. */
export const ingestBody = defineBody({
  fields: {
    secret: f.text({ max: 100 }),
    from: f.text({ max: 40 }),
    text: f.text({ required: true, max: 2000 }),
    /** When it was sent, and when the telephone had it. */
    sentStamp: f.shape(STAMP),
    receivedStamp: f.shape(STAMP),
    /** Which card of the telephone; said by apps and not needed. */
    sim: f.text({ max: 60 }),
  },
});
