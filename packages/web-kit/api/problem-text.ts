import type { Words } from '#core/i18n/language.ts';
import type { Say } from '../i18n/language.tsx';
import { Refused } from './refused.ts';

/** What to tell the user about a call that failed: the server's sentence, or that no answer came. */
export function problemText(error: unknown, say: Say): string {
  return error instanceof Refused ? error.message : say(NO_ANSWER);
}

const NO_ANSWER: Words = {
  en: 'The server cannot be reached. Check the network and try again.',
  sw: 'Seva haipatikani. Angalia mtandao kisha jaribu tena.',
};
