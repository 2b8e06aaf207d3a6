import { expect, test } from 'vitest';
import { createBusinessCommand } from './create-business.ts';
import { readArguments, usageOf } from './read-arguments.ts';
import { runCommandLine } from './run-command-line.ts';

const NEEDED = ['--name', 'Genge', '--owner-name', 'Asha', '--owner-phone', '0754321098', '--password', 'x'];

test('words become values, switches are on or off', () => {
  expect(readArguments(createBusinessCommand, [...NEEDED, '--vat-registered', '--currency=USD'])).toEqual({
    name: 'Genge',
    'owner-name': 'Asha',
    'owner-phone': '0754321098',
    password: 'x',
    currency: 'USD',
    'vat-registered': true,
    'with-token': false,
    json: false,
  });
});

test.each([
  [NEEDED.slice(2), '--name is missing.'],
  [[...NEEDED, '--name', ' '], '--name is missing.'],
  [[...NEEDED, '--colour', 'red'], "Unknown option '--colour'."],
  [[...NEEDED, '--currency'], "Option '--currency <value>' argument missing."],
  [[...NEEDED, 'and', 'more'], "Unexpected argument 'and'."],
])('%j: %s', (words, sentence) => {
  expect(() => readArguments(createBusinessCommand, words)).toThrow(sentence);
});

test('calling wrongly ends with 2 and touches no database', async () => {
  const env = { DATA_DIR: '/nowhere/at/all' };
  expect(await runCommandLine([], env)).toBe(2);
  expect(await runCommandLine(['make-tea'], env)).toBe(2);
  expect(await runCommandLine(['constructor'], env)).toBe(2);
  expect(await runCommandLine(['create-business'], env)).toBe(2);
});

test('help names every option', () => {
  const usage = usageOf('create-business', createBusinessCommand);
  for (const option of Object.keys(createBusinessCommand.options)) expect(usage).toContain(`--${option}`);
});
