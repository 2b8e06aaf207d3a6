// cspell:ignore zimebaki siku imechelewa zimechelewa kesho leo

import { expect, test } from 'vitest';
import { say } from '#core/i18n/language.ts';
import { dueWords } from './due-words.ts';

test.each([
  ['2026-12-06', undefined, undefined],
  ['2026-12-05', 'in 7 days', 'zimebaki siku 7'],
  ['2026-11-29', 'tomorrow', 'kesho'],
  ['2026-11-28', 'today', 'leo'],
  ['2026-11-27', '1 day late', 'imechelewa siku 1'],
  ['2026-11-16', '12 days late', 'zimechelewa siku 12'],
])('on 28 November 2026 %s is said as "%s"', (day, english, swahili) => {
  for (const [language, words] of [
    ['en', english],
    ['sw', swahili],
  ] as const)
    expect(dueWords(day, '2026-11-28', (what, values) => say(what, language, values))).toBe(words);
});
