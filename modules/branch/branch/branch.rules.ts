import { isTimeZone } from '#core/business-day.ts';
import { isTin } from '#core/checks.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { BRANCH_TEXTS } from './branch.words.ts';

/** The days of the week as a branch keeps them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Business hours of specification §9: Monday to Friday. */
export const USUAL_DAYS = WEEKDAYS.slice(0, 5);

/** What must hold of a branch beside the form of each field. */
export function branchIsSound(row: Readonly<Record<string, unknown>>): void {
  const problems: Problems = {};
  if (row.tin_number != null && !isTin(String(row.tin_number))) problems.tin_number = { key: 'not_tin' };
  if (row.time_zone != null && !isTimeZone(String(row.time_zone)))
    problems.time_zone = { key: 'not_time_zone', words: BRANCH_TEXTS.notTimeZone };
  if (row.abbreviation != null && !/^\p{L}[\p{L}\d]{0,2}$/u.test(String(row.abbreviation)))
    problems.abbreviation = { key: 'not_abbreviation', words: BRANCH_TEXTS.notAbbreviation };
  const days = (row.days_open ?? []) as readonly string[];
  if (days.some((day) => !(WEEKDAYS as readonly string[]).includes(day)))
    problems.days_open = { key: 'not_choice' };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}

/**
 * The letters before the numbers of a branch's documents: initials of its name, at most three, and unlike those of any
 * other branch of the business. Where all initials are taken a number stands last, where all its numbers are taken that of
 * another letter.
 */
export function freeAbbreviation(name: string, taken: readonly string[]): string {
  const words = name.toUpperCase().match(/\p{L}+/gu) ?? ['B'];
  const initials = words
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3);
  const letters = words.join('');
  const wanted = [initials, letters.slice(0, 2), letters.slice(0, 3)];
  const numbered = [initials, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) =>
    Array.from({ length: 99 }, (_, i) => {
      const digits = String(i + 1);
      return `${first.slice(0, 3 - digits.length)}${digits}`;
    }),
  );
  const used = new Set(taken.map((abbreviation) => abbreviation.toUpperCase()));
  const free = [...wanted, ...numbered].find((abbreviation) => !used.has(abbreviation));
  if (!free) throw new InvalidFields({ abbreviation: { key: 'required' } });
  return free;
}
