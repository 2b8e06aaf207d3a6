import type { Problem } from '#core/errors.ts';
import { OWN_TEXTS } from './own.words.ts';

export const LONGEST_PIN = 6;
const LOOKS_LIKE_ONE = new RegExp(`^\\d{4,${LONGEST_PIN}}$`);

/** What is wrong with a PIN that somebody chooses; null where nothing is. Who stands behind the till tries the rows of digits first. */
export function problemOfPin(pin: string): Problem | null {
  if (!LOOKS_LIKE_ONE.test(pin)) return { key: 'pin_digits', words: OWN_TEXTS.pinDigits };
  const steps = new Set([...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i])));
  const [step] = steps;
  const isRow = steps.size === 1 && [0, 1, -1].includes(step ?? 0);
  return isRow ? { key: 'pin_easy', words: OWN_TEXTS.pinEasy } : null;
}
