import { expect, test } from 'vitest';
import { base32Of, matchingStep, stepAt, totpOf } from './totp.ts';

const SEED = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, SHA-1, of whose eight digits the last six are ours.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpOf(SEED, stepAt(at(seconds)))).toBe(code);
  expect(matchingStep(SEED, code, at(seconds))).toBe(stepAt(at(seconds)));
});

test('a code holds one step before and after its own, and says which step it was', () => {
  const now = at(1_234_567_890);
  const step = stepAt(now);
  for (const off of [-1, 0, 1]) expect(matchingStep(SEED, totpOf(SEED, step + off), now)).toBe(step + off);
  for (const off of [-2, 2]) expect(matchingStep(SEED, totpOf(SEED, step + off), now)).toBeNull();
});

test.each(['', '12345', '1234567', '12a456', '１２３４５６', ' 287082'])('%j is no code', (typed) => {
  expect(matchingStep(SEED, typed, at(59))).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base32', (text, code) => {
  expect(base32Of(Buffer.from(text))).toBe(code);
});
