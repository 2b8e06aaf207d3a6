import { expect, test } from 'vitest';
import { readPaperCode } from '#core/paper-code.ts';
import { newPaperCode } from './new-paper-code.ts';

test('codes are of chance: every letter comes, none twice, and each is read again', () => {
  const codes = Array.from({ length: 2000 }, newPaperCode);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('')).size).toBe(32);
  for (const code of codes) expect(readPaperCode(code)).toBe(code);
});
