import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComplexPassword, isStrongPassword, problemOfPassword } from './password.rules.ts';

const { validation } = JSON.parse(
  readFileSync(new URL('../../data/specification.json', import.meta.url), 'utf8'),
);
const helper = (name: string) =>
  validation.helpers.find((entry: { name: string }) => entry.name === name).examples;

test('the strong password of §5', () => {
  const { valid, invalid } = helper('strong password');
  expect(valid.filter((password: string) => !isStrongPassword(password))).toEqual([]);
  expect(invalid.filter((password: string) => isStrongPassword(password))).toEqual([]);
});

test('the complex password of §5, with the default length and with 12', () => {
  const { valid_by_default, invalid_at_12, valid_at_12, invalid } = helper('complex password');
  expect(valid_by_default.every((password: string) => isComplexPassword(password))).toBe(true);
  expect(valid_at_12.every((password: string) => isComplexPassword(password, 12))).toBe(true);
  expect(invalid_at_12.some((password: string) => isComplexPassword(password, 12))).toBe(false);
  expect(invalid.some((password: string) => isComplexPassword(password))).toBe(false);
});

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
