import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('what stands behind npm test', () => {
  expect(readOptions([], 7)).toEqual({
    everything: false,
    changed: false,
    withBrowser: true,
    seed: 7,
    recordsSeconds: false,
    since: undefined,
  });
  const words = [
    '--without-browser',
    '--changed',
    '--since',
    'main~3',
    '--seed',
    '9',
    '--everything',
    '--record-seconds',
  ];
  expect(readOptions(words)).toEqual({
    everything: true,
    changed: true,
    withBrowser: false,
    seed: 9,
    recordsSeconds: true,
    since: 'main~3',
  });
});

test('a word that nobody knows, or a seed that is none, is refused by a sentence', () => {
  expect(() => readOptions(['--nonsense'])).toThrow(/--nonsense.* Known are --everything/);
  expect(() => readOptions(['--seed', 'x'])).toThrow('--seed takes a whole number, not x.');
});
