import { expect, test } from 'vitest';
import { problemOfPassword } from './password.rules.ts';

test.each(['Kiti-cheupe-27', 'Mlango-wa-3', `Ua-jekundu-7${'x'.repeat(80)}`, 'Ñandú-corré-5'])(
  '%s is taken',
  (password) => {
    expect(problemOfPassword(password)).toBeNull();
  },
);

test.each([
  ['Abc-12', 'password_short'],
  [`Ab1-${'x'.repeat(197)}`, 'too_long'],
  ['kiti-cheupe-27', 'password_plain'],
  ['Password1!', 'password_guessed'],
  ['P@ssw0rd2026', 'password_guessed'],
  ['Tanzania@2026', 'password_guessed'],
  ['Aa1!1111', 'password_guessed'],
])('%s is refused as %s', (password, key) => {
  expect(problemOfPassword(password)?.key).toBe(key);
});

test('the own name or number with trimmings is refused, a sentence that holds it is not', () => {
  expect(problemOfPassword('Neema@123', ['Neema Mushi'])?.key).toBe('password_guessed');
  expect(problemOfPassword('Neema-anauza-9', ['Neema Mushi'])).toBeNull();
});
