import type { Problem } from '#core/errors.ts';
import { isComplexPassword, SHORTEST_PASSWORD } from '#core/passwords.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_TEXTS } from './password.words.ts';

/** Long enough for any sentence and for what a password manager makes; short enough to be no burden. */
export const LONGEST_PASSWORD = 200;

/**
 * What is wrong with a new password of somebody, or nothing. `own` are the names and numbers that he and his business are
 * known by. The server asks a larger collection besides (`problemOfNewPassword`).
 */
export function problemOfPassword(password: string, own: readonly string[] = []): Problem | null {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD)
    return { key: 'password_short', words: PASSWORD_TEXTS.short, params: { n: SHORTEST_PASSWORD } };
  if (length > LONGEST_PASSWORD) return { key: 'too_long', params: { n: LONGEST_PASSWORD } };
  if (!isComplexPassword(password)) return { key: 'password_plain', words: PASSWORD_TEXTS.plain };
  if (isCommonWord(password)) return { key: 'password_guessed', words: PASSWORD_TEXTS.guessed };
  if (holdsName(password, own)) return { key: 'password_name', words: PASSWORD_TEXTS.name };
  return null;
}

/**
 * Whether a password is only a common word with trimmings: `Password1!` and `P@ssw0rd2026` are the word "password". Covers
 * far more than a list of whole passwords could.
 */
function isCommonWord(password: string): boolean {
  const core = coreOf(password);
  return core.length < 3 || COMMON_PASSWORDS.has(core);
}

/** Shorter names, such as `la`, stand in every second sentence by chance. */
const SHORTEST_NAME = 4;

/** Whether a name or number stands in a password, also where digits stand for its letters (ASVS 5.0, 6.2.11). */
function holdsName(password: string, own: readonly string[]): boolean {
  const letters = lettersOf(password.toLowerCase());
  const digits = password.replace(/\D/g, '');
  return namesIn(own).some((name) =>
    /^\d+$/.test(name) ? digits.includes(name) : letters.includes(lettersOf(name)),
  );
}

/** The parts that names consist of, and the last digits of a number as they are told to others. */
export function namesIn(own: readonly string[]): string[] {
  return own
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\d]+/u))
    .flatMap((part) => (/^\d{9,}$/.test(part) ? [part.slice(-9)] : part))
    .filter((part) => part.length >= SHORTEST_NAME);
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
  return lettersOf(text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

function lettersOf(text: string): string {
  return [...text]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .filter((letter) => /\p{L}/u.test(letter))
    .join('');
}
