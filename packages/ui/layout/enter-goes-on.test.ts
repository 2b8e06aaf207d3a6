import { expect, test } from 'vitest';
import { enterMeans } from './enter-goes-on.ts';

test.each([
  ['text', false, 'next'],
  ['tel', false, 'next'],
  ['time', false, 'next'],
  ['text', true, 'nothing'],
  ['checkbox', false, 'nothing'],
  ['radio', false, 'nothing'],
  ['submit', false, 'own'],
  ['file', false, 'own'],
] as const)('Enter in an input of %s, with its list open: %s, means %s', (type, opened, means) =>
  expect(enterMeans({ type, opened })).toBe(means),
);
