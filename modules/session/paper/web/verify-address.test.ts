import { expect, test } from 'vitest';
import { pathOfPaper } from '#core/paper-code.ts';
import { codeInPath, isVerifyPath } from './verify-address.ts';

// cspell:ignore MRDXH

test('the page stands at its own addresses and at no other', () => {
  for (const path of ['/verify-invoice', '/verify', '/verify/K7QW4MRDXH9P2VTC', '/verify/anything'])
    expect(isVerifyPath(path)).toBe(true);
  for (const path of ['/', '/verification', '/verify-invoices', '/point-of-sale/verify'])
    expect(isVerifyPath(path)).toBe(false);
});

test('the code is read out of the address that a QR code holds', () => {
  expect(codeInPath(pathOfPaper('K7QW4MRDXH9P2VTC'))).toBe('K7QW4MRDXH9P2VTC');
  for (const path of ['/verify', '/verify-invoice', '/verify/', '/verify/K7QW', '/verify/../login'])
    expect(codeInPath(path)).toBe('');
});
