import { expect, test } from 'vitest';
import { accountFault, usualMode } from './payment-modes.ts';

test.each([
  ['cash in hand', 'cash'],
  ['mobile', 'emoney'],
  ['bank', 'emoney'],
  // Of the card machine, which takes nothing else.
  ['clearing', 'credit_card'],
])(
  'money in an account of %s moves as %s where nobody says how, and the account takes that',
  (type, mode) => {
    expect(usualMode(type)).toBe(mode);
    expect(accountFault({ account_id: 'some', mode }, { type })).toBeUndefined();
  },
);

test.each([
  ['cash', null, undefined, 'required'],
  ['cash', 'some', undefined, 'not_found'],
  ['cash', 'some', { type: 'bank' }, 'other_account'],
  ['deposit', 'some', { type: 'bank' }, 'no_account'],
])('%s out of %s, which is %j, is refused as %s', (mode, account_id, account, key) => {
  expect(accountFault({ account_id, mode }, account)?.key).toBe(key);
});

test('a deposit pays without an account', () => {
  expect(accountFault({ account_id: null, mode: 'deposit' }, undefined)).toBeUndefined();
});
