import { expect, test } from 'vitest';
import { DEPOSIT, missingOfMoney, saidMoney, type TypedMoney, wayOption } from './typed-money.ts';

const ACCOUNTS = [
  { id: 'drawer', name: 'Drawer', type: 'cash in hand', branch_name: null },
  { id: 'bank', name: 'Bank', type: 'bank', branch_name: null },
];
const paid = (way: string, some: Partial<TypedMoney> = {}): TypedMoney => ({
  ...{ amount: '500', fee: '20', mode: '', reference: 'R1', account_id: { value: way, title: way } },
  ...some,
});
const said = (typed: TypedMoney) => saidMoney(typed, ACCOUNTS, 'TZS');

test('a payment is made as its account usually is, or as was chosen where the account takes that', () => {
  expect(said(paid('bank'))).toStrictEqual({ mode: 'emoney', account_id: 'bank' });
  expect(said(paid('bank', { mode: 'cheque', fee: '' }))).toStrictEqual({
    ...{ mode: 'cheque', account_id: 'bank', fee: undefined },
  });
  expect(said(paid('bank', { mode: 'cash' }))).toMatchObject({ mode: 'emoney' });
});

test('cash has neither fee nor reference, and what was paid ahead no account', () => {
  const nothing = { fee: undefined, reference: undefined };
  expect(said(paid('drawer'))).toStrictEqual({ mode: 'cash', account_id: 'drawer', ...nothing });
  expect(said(paid(DEPOSIT))).toMatchObject({ mode: DEPOSIT, account_id: undefined, fee: undefined });
});

test('how much and through what is missing until it is said', () => {
  const say = (words: { en: string }) => words.en;
  expect(missingOfMoney(paid('bank'), 'TZS', say)).toStrictEqual({});
  expect(missingOfMoney(paid('bank', { amount: '0', account_id: null }), 'TZS', say)).toStrictEqual({
    amount: 'This field is required.',
    account_id: 'This field is required.',
  });
});

test('an account of another branch says of which one it is', () => {
  const bank = { id: 'bank', name: 'NMB', type: 'bank', branch_name: null };
  expect(wayOption(bank)).toStrictEqual({ value: 'bank', title: 'NMB' });
  expect(wayOption({ ...bank, branch_name: 'Mwenge' })).toStrictEqual({
    value: 'bank',
    title: 'NMB · Mwenge',
  });
  expect(wayOption(undefined)).toBeNull();
});
