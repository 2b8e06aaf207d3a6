import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Codes that each open the account once; they are shown this time and never again. */
export const recoveryCodesAnswer = one({ codes: f.texts() });
