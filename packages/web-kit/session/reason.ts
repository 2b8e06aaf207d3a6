import { questionOf } from './question-of.ts';

/** The code by which the server asks why somebody writes into days that are closed for others. */
export const LOCK_REASON_NEEDED = 'lock_reason_needed';

/**
 * The reason for one call, after the sentence of the server; null where he would rather not. The next call is asked anew, because
 * each stands on record by its own.
 */
export const reasonForCall = questionOf<readonly [sentence: string], string | null>(null);
