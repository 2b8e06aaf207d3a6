import { expect, test } from 'vitest';
import { problemOfNewPassword } from './problem-of-new-password.ts';

test.each([
  'Zaq1@wsx',
  '1qaz!QAZ',
  'Maria@123',
  'Juma@2024',
  'Aa1!1111',
  'Asdf1234!',
  'Qwe123!@#',
  'Tanzania@2026',
])('%s is a shape that everybody knows, and is refused', async (password) => {
  expect((await problemOfNewPassword(password))?.key).toBe('password_guessed');
});

test('what is said tells what would be better', async () => {
  expect((await problemOfNewPassword('Zaq1@wsx'))?.words?.en).toMatch(/side by side.*Better: three words/);
  expect((await problemOfNewPassword('Maria@123'))?.words?.en).toMatch(/Better: three words/);
});

test.each([
  'Kiti-cheupe-27',
  'Mlango-wa-3',
  'Xk7$mPq2',
  ' Kiti cheupe 27-',
  `Ua-jekundu-7${'x'.repeat(180)}`,
])('%s is taken', async (password) => {
  expect(await problemOfNewPassword(password, ['Neema Mushi', 'Duka la Neema'])).toBeNull();
});

test('names of the person and of the business are refused wherever they stand', async () => {
  expect((await problemOfNewPassword('Kiti-neema-27', ['Duka la Neema']))?.key).toBe('password_name');
});
