import { expect, it } from 'vitest';
import { plainAddress } from './context.ts';

it('writes an address as its owner knows it', () => {
  expect(plainAddress('::ffff:196.249.97.12')).toBe('196.249.97.12');
  expect(plainAddress('::FFFF:127.0.0.1')).toBe('127.0.0.1');
  for (const address of ['10.0.0.7', '::1', '2a02:26f0:1700::ffff:9', '::ffff:abcd:1'])
    expect(plainAddress(address)).toBe(address);
});
