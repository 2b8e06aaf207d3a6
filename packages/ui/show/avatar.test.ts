import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('initials are the first letters of the first two words', () => {
  expect(initialsOf('Kariakoo Main')).toBe('KM');
  expect(initialsOf('neema  joseph mushi')).toBe('NJ');
  expect(initialsOf('Mwanza')).toBe('MW');
  expect(initialsOf('')).toBe('');
});
