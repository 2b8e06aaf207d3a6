import { expect, test } from 'vitest';
import { f } from '#core/fields.ts';
import { leavingOf } from './leaving.ts';

const account = f.ref('account', { pays: ['deposit', '-keep', 'fee'] });

test('what leaves an account is what is typed, else what the document says, less what is held back', () => {
  expect(leavingOf(account, { keep: '20000', fee: '' }, { deposit: 50_000 }, 'TZS')).toBe(3_000_000n);
  expect(leavingOf(account, { deposit: '10.5', fee: '1' }, { deposit: 99 }, 'USD')).toBe(1_150n);
});

test('nothing is said to leave while the amount itself is not known', () => {
  expect(leavingOf(account, { deposit: '', fee: '500' }, null, 'TZS')).toBe(0n);
  expect(leavingOf(f.ref('account'), { deposit: '7' }, null, 'TZS')).toBe(0n);
});
