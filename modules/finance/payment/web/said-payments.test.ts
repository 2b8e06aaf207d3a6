import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { NOT_YET, paidNow, saidPayments } from './said-payments.ts';
import { DEPOSIT } from './typed-money.ts';

const ACCOUNTS = [
  { id: 'drawer', name: 'Drawer', type: 'cash in hand', branch_name: null },
  { id: 'wallet', name: 'Wallet', type: 'mobile', branch_name: null },
];
const TOTAL = money(4_500_000n);
const line = (account: string, amount: string, fee = '') => ({
  ...{ account_id: { value: account, title: account }, amount, fee, reference: 'R1' },
});
const said = (
  paid: 'all' | 'part' | 'nothing',
  payments: readonly ReturnType<typeof line>[],
  total = TOTAL,
) => payments.map((one, place) => saidPayments({ paid, payments }, total, ACCOUNTS, 'TZS')(one, place));

test('no account pays before somebody says so, not even the one that is offered', () => {
  const payments = [line('wallet', '100')];
  expect(said(NOT_YET, payments)).toStrictEqual([null]);
  expect(paidNow({ paid: NOT_YET, payments }, TOTAL, 'TZS')).toBe(0n);
});

test('all of it goes out of the first account, whatever was typed before, and nothing where nothing is to pay', () => {
  const payments = [line('wallet', '100'), line('drawer', '200')];
  expect(said('all', payments)).toStrictEqual([{ amount: 45_000, fee: undefined }, null]);
  expect(said('all', payments, money(0n))).toStrictEqual([null, null]);
  expect(paidNow({ paid: 'all', payments }, TOTAL, 'TZS')).toBe(TOTAL);
});

test('a part is what is typed; one that is left blank is asked for, and of several it is none', () => {
  expect(said('part', [line('wallet', '')])).toStrictEqual([{ fee: undefined }]);
  expect(said('part', [line('wallet', '100'), line('wallet', '')])).toStrictEqual([{ fee: undefined }, null]);
  expect(paidNow({ paid: 'part', payments: [line('wallet', '100'), line('a', '')] }, TOTAL, 'TZS')).toBe(
    10_000n,
  );
});

test('cash that changes hands has neither reference nor fee, and what was paid ahead no account either', () => {
  const nothing = { reference: undefined, fee: undefined };
  expect(said('part', [line('drawer', '100', '5')])).toStrictEqual([nothing]);
  expect(said('part', [line(DEPOSIT, '100', '5')])).toStrictEqual([
    { ...nothing, account_id: undefined, mode: DEPOSIT },
  ]);
});

test('a fee is said where a wallet or a bank took one', () => {
  expect(said('part', [line('wallet', '100', '5')])).toStrictEqual([{}]);
  expect(said('part', [line('wallet', '100', '0')])).toStrictEqual([{ fee: undefined }]);
});
