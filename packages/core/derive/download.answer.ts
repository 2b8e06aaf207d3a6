import { one } from '../define-answer.ts';
import { f } from '../fields.ts';

/** From where the browser itself fetches a file once, within a minute. */
export const downloadAnswer = one({ ticket: f.text(), url: f.text(), expires_at: f.datetime() });
