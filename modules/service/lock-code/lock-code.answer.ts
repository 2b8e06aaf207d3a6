import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What unlocks the item of a job, where its customer said it. */
export const lockCodeAnswer = one({ lock_code: maybe(f.text()) });
