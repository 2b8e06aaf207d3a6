import { expect, test } from 'vitest';
import { isLongName, nameWithEnd } from './name-with-end.ts';

const WORDS = 'Wheat flour for pancakes, buns and all the baking at home';

test('a name that fits stays as it is', () => {
  for (const name of ['Azam Cola 500ml', 'Blue Band Original 500g', WORDS.slice(0, 54)])
    expect(nameWithEnd(name)).toBe(name);
  expect([isLongName('Azam Cola 500ml'), isLongName(WORDS)]).toEqual([false, true]);
});

test.each(['2kg', '500ml', '12 x 500 ml', '10 tablets', '1/2 ltr', 'large'])(
  'of a long one the end is kept: %s',
  (end) => {
    const shown = nameWithEnd(`${WORDS} ${end}`);
    expect(shown.startsWith('Wheat flour for pancakes')).toBe(true);
    expect(shown).toContain('…');
    expect(shown.endsWith(` ${end}`)).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(56);
  },
);

test('a word without an end has at least its last letters', () => {
  expect(nameWithEnd(`${'a'.repeat(80)}-small-500ml`)).toMatch(/^a+ … .*500ml$/);
});
