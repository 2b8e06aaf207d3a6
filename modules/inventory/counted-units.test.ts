// cspell:ignore katoni mifuko mfuko maboksi vipande kipande

import { expect, test } from 'vitest';
import type { CountedWords } from '#core/entity-words.ts';
import { packedText } from '#web-kit/page/packed-text.ts';
import { COUNTED_UNITS } from './units.i18n.ts';
import { UNITS_OF_MEASURE } from './units.ts';

test.each([
  ['carton', 2, 24, 'cartons of 24', 'katoni za 24'],
  ['carton', 1, 24, 'carton of 24', 'katoni ya 24'],
  ['bag', 6, 25, 'bags of 25', 'mifuko ya 25'],
  ['bag', 1, 25, 'bag of 25', 'mfuko wa 25'],
  ['box', 3, 12, 'boxes of 12', 'maboksi ya 12'],
  ['piece', 10, 1, 'pieces', 'vipande'],
  ['piece', 1, 1, 'piece', 'kipande'],
  ['kilogram', 0.5, 1, 'kilograms', 'kilo'],
] as const)(
  'behind %s times %d of %d stands “%s”, in Swahili “%s”',
  (unit, count, pieces, english, swahili) => {
    const behind = (language: 'en' | 'sw') =>
      packedText(COUNTED_UNITS[language][unit] as CountedWords, count, pieces);
    expect(behind('en')).toBe(english);
    expect(behind('sw')).toBe(swahili);
  },
);

test('a name of one unit is the name of no other', () => {
  for (const language of ['en', 'sw'] as const) {
    const names = UNITS_OF_MEASURE.map((unit) => COUNTED_UNITS[language][unit]?.many);
    expect(new Set(names).size).toBe(names.length);
  }
});
