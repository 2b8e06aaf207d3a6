import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperCodeText, readPaperCode } from './paper-code.ts';

// cspell:ignore MRDXH

test('a code is read however it is typed, and nothing else is one', () => {
  const code = 'K7QW4MRDXH9P2VTC';
  expect(readPaperCode(paperCodeText(code).toLowerCase())).toBe(code);
  expect(readPaperCode(`  ${code.slice(0, 8)}-${code.slice(8)} `)).toBe(code);
  for (const wrong of [
    '',
    code.slice(1),
    `${code}2`,
    `${code.slice(1)}0`,
    `${code.slice(1)}I`,
    `${code.slice(1)}'`,
  ])
    expect(readPaperCode(wrong)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => readPaperCode(text) === null || text.length >= 16));
});

test('it stands on paper in groups of four', () => {
  expect(paperCodeText('K7QW4MRDXH9P2VTC')).toBe('K7QW 4MRD XH9P 2VTC');
});
