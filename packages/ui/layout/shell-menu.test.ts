import { expect, test } from 'vitest';
import { cutName } from './shell-menu.ts';

test('a branch name is cut to ten characters on phones', () => {
  expect(cutName('Kariakoo Main')).toBe('Kariakoo M…');
  expect(cutName('Dar es Salaam')).toBe('Dar es Sal…');
  expect(cutName('Mwanza')).toBe('Mwanza');
  expect(cutName('Ten letter')).toBe('Ten letter');
});
