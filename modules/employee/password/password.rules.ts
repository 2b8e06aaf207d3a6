import type { Problem } from '#core/errors.ts';
import { isComplexPassword, SHORTEST_PASSWORD } from '#core/passwords.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_TEXTS } from './password.words.ts';

/** Long enough for any sentence and for what a password manager makes; short enough to be no burden. */
export const LONGEST_PASSWORD = 200;

/** What is wrong with a new password of somebody, or nothing. `own` are the names and numbers that he is known by. */
export function problemOfPassword(password: string, own: readonly string[] = []): Problem | null {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD)
    return { key: 'password_short', words: PASSWORD_TEXTS.short, params: { n: SHORTEST_PASSWORD } };
  if (length > LONGEST_PASSWORD) return { key: 'too_long', params: { n: LONGEST_PASSWORD } };
  if (!isComplexPassword(password)) return { key: 'password_plain', words: PASSWORD_TEXTS.plain };
  if (isEasilyGuessed(password, own)) return { key: 'password_guessed', words: PASSWORD_TEXTS.guessed };
  return null;
}

/**
 * Whether a password is only a common word, or the user's own name or number, with trimmings: `Password1!` and
 * `P@ssw0rd2026` are the word "password". Covers far more than a list of whole passwords could.
 */
function isEasilyGuessed(password: string, own: readonly string[]): boolean {
  const core = coreOf(password);
  if (core.length < 3 || COMMON_PASSWORDS.has(core)) return true;
  return own
    .flatMap((name) => [name, ...name.split(/[\s@.]+/)])
    .map(coreOf)
    .some((name) => name.length >= 3 && core === name);
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The word inside: trimmings at both ends gone, digits that stand for letters read as such. */
function coreOf(text: string): string {
  const inner = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [...inner]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .filter((letter) => /\p{L}/u.test(letter))
    .join('');
}
