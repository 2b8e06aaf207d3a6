import { expect, test } from 'vitest';
import { leavesByAnswer, leavesByMove } from './cash-leaves.ts';

test('cash that is taken out leaves the till, wherever it goes', () => {
  const out = { way: 'cash-out', account: 'safe' } as const;
  expect(['account', 'expense', 'drawings'].map((place) => leavesByMove({ ...out, place }, 'till'))).toEqual([
    'till',
    'till',
    'till',
  ]);
});

test('cash that is put in leaves the account that it comes from, and none where the owner or a customer brings it', () => {
  const put = { way: 'cash-in', account: 'safe' } as const;
  expect(leavesByMove({ ...put, place: 'account' }, 'till')).toBe('safe');
  expect(leavesByMove({ ...put, place: 'owner_capital' }, 'till')).toBe('');
  expect(leavesByMove({ ...put, place: 'income' }, 'till')).toBe('');
});

test('an answer takes money out of an account only where the till held more than the books say', () => {
  expect(leavesByAnswer({ answer: 'transfer', account: 'safe' }, false)).toBe('safe');
  expect(leavesByAnswer({ answer: 'transfer', account: 'safe' }, true)).toBe('');
  expect(leavesByAnswer({ answer: 'expense', account: 'safe' }, true)).toBe('');
  expect(leavesByAnswer({ answer: 'missing', account: 'safe' }, false)).toBe('');
});
