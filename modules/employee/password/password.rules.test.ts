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

test.each([
  ['Neema@123', ['Neema Mushi']],
  ['Neema-anauza-9', ['Neema Mushi']],
  ['Kiti-n33ma-27', ['Neema Mushi']],
  ['Kiti-Mangi-27', ['Neema Mushi', 'Duka la Mangi']],
  ['Kiti-712345678', ['255712345678']],
  ['Meza-asha-27', ['asha@duka.co.tz']],
] as [string, string[]][])('%s holds a name of %j', (password, own) => {
  expect(problemOfPassword(password, own)?.key).toBe('password_name');
});

test('a short word of a name is no name', () => {
  expect(problemOfPassword('Kiti-la-bluu-27', ['Duka la Neema'])).toBeNull();
});
