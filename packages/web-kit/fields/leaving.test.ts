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
});

test('an account that does not pay says nothing, nor one that pays only with other values beside it', () => {
  expect(leavingOf(f.ref('account'), { deposit: '7' }, null, 'TZS')).toBeUndefined();
  const lent = f.ref('account', {
    pays: ['amount'],
    paysWhere: { kind: ['debtor'], origin: ['loan', 'gift'] },
  });
  const said = { amount: '700', kind: 'debtor', origin: 'loan' };
  expect(leavingOf(lent, said, null, 'TZS')).toBe(70_000n);
  expect(leavingOf(lent, { amount: '700' }, { kind: 'debtor', origin: 'gift' }, 'TZS')).toBe(70_000n);
  expect(leavingOf(lent, { ...said, kind: 'creditor' }, null, 'TZS')).toBeUndefined();
  expect(leavingOf(lent, { ...said, origin: '' }, null, 'TZS')).toBeUndefined();
});
