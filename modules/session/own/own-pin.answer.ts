import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Whether there is a PIN. */
export const ownPinAnswer = one({ has_pin: f.flag() });
