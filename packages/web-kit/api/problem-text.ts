import type { Say } from '../i18n/language.tsx';
import { NO_ANSWER } from './problem-text.words.ts';
import { Unreachable } from './refused.ts';

/** What to tell the user about an action that failed: no answer came, or the sentence of whoever refused it (specification §8). */
export function problemText(error: unknown, say: Say): string {
  if (error instanceof Unreachable) return say(NO_ANSWER);
  return error instanceof Error ? error.message : String(error);
}
