import { expect, test } from 'vitest';
import type { Letterhead } from '#modules/branch/branch/branch.entity.ts';
import type { GuestBill } from '../booking-questions.answer.ts';
import { billOnPaper } from './bill-on-paper.ts';

// cspell:ignore mgeni kuondoka mapema Analipa

const HEAD: Letterhead = {
  ...{ business_name: 'Mkunazi Traders', name: 'Kariakoo Main', phone_number: '255754321098', email: null },
  ...{ pobox: '4410', region: 'Dar es Salaam', district: 'Ilala', ward: null },
  ...{ tin_number: '142889301', vrn_number: null, logo_id: null, signature_id: null },
  ...{ time_zone: 'Africa/Dar_es_Salaam', pay_to: [] },
};

const BILL: GuestBill = {
  ...{ number: 'KMH0012', guest: 'Asha Mushi', payer: null, room: '12', is_open: true, currency: 'TZS' },
  ...{ check_in: '2026-12-01', check_out: '2026-12-03' },
  nights: [{ night: '2026-12-01', room: '12', amount: 45_000, foreign: null }],
  ...{ early: 0, by_day: false, levy: 0, foreign: null },
  charges: [{ date: '2026-12-02', number: 'KM0007', goods: 'Beer', amount: 14_000 }],
  voided: [],
  payments: [
    { date: '2026-12-02', account: null, is_deposit: true, amount: 20_000, foreign: null },
    { date: '2026-12-02', account: 'M-PESA', is_deposit: false, amount: 4000, foreign: null },
  ],
  ...{ settled: 0, tax: 9000, total: 59_000, paid: 24_000, left: 35_000 },
  leaving: null,
};
const paper = (bill: GuestBill, language: 'en' | 'sw' = 'en') =>
  billOnPaper(bill, { head: HEAD, settings: {}, language });

test('a bill tells its nights, its charges and its payments in order, and what is left', () => {
  const set = paper(BILL);
  expect(set.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Night of 01/12/2026, room 12', '45,000'],
    ['02/12/2026 Beer (KM0007)', '14,000'],
  ]);
  expect(set).toMatchObject({
    ...{ heading: 'Bill', marks: ['SO FAR'], customer: { name: 'Asha Mushi', tin: 'Room 12' } },
    sums: [{ label: 'VAT included', amount: '9,000' }],
    total: { label: 'Total', amount: '59,000' },
    payments: [
      { label: '02/12/2026 Deposit used', amount: '20,000' },
      { label: '02/12/2026 M-PESA', amount: '4,000' },
    ],
    owed: { label: 'Balance due', amount: '35,000' },
  });
});

test('of a guest who has left and paid it is no more so far, and asks for nothing', () => {
  const set = paper({ ...BILL, is_open: false, tax: 0, left: 0, early: 45_000, payer: 'Duka Ltd' }, 'sw');
  expect(set).toMatchObject({ heading: 'Bili ya mgeni', marks: [], sums: [], owed: null });
  expect([set.lines[1]?.name, set.reference]).toEqual(['Kwa kuondoka mapema', 'Analipa Duka Ltd']);
});

test('a room by day is named so, and levies stand beside the VAT', () => {
  const set = paper({ ...BILL, nights: [], early: 25_000, by_day: true, levy: 3000 });
  expect(set.lines[0]?.name).toBe('Room by day, 01/12/2026');
  expect(set.sums).toEqual([
    { label: 'VAT included', amount: '9,000' },
    { label: 'Levies included', amount: '3,000' },
  ]);
});

test('a stay in another currency says beside each night, its payments and the rest what they are in that', () => {
  const set = paper({
    ...BILL,
    foreign: { currency: 'USD', rate: 2600, total: 17.31, left: 8.07 },
    nights: [{ night: '2026-12-01', room: '12', amount: 45_000, foreign: 17.31 }],
    payments: [
      { date: '2026-12-02', account: 'Bank', is_deposit: false, amount: 24_000, foreign: 'USD 9.24' },
    ],
  });
  expect(set.lines[0]).toMatchObject({
    ...{ name: 'Night of 01/12/2026, room 12: USD 17.31', amount: '45,000' },
  });
  expect(set).toMatchObject({
    sums: [
      { label: 'VAT included', amount: '9,000' },
      { label: 'Stay in USD, at 2,600', amount: '17.31' },
    ],
    payments: [{ label: '02/12/2026 Bank, USD 9.24', amount: '24,000' }],
    owed: { label: 'Balance due (of it USD 8.07)', amount: '35,000' },
  });
});

test('a deposit that lies ready stands on the bill of a guest in the house, and what is due is what it leaves', () => {
  const leaving = { nights: 1, nights_amount: 45_000, early: 0, deposit: 50_000, over: 0, to_pay: 30_000 };
  const set = paper({ ...BILL, leaving, left: 35_000, foreign: null });
  expect(set.payments.at(-1)).toEqual({ label: 'Deposit, used at check-out', amount: '50,000' });
  expect(set.owed).toBeNull();
  const less = paper({ ...BILL, leaving: { ...leaving, deposit: 20_000 } });
  expect(less.owed).toEqual({ label: 'Balance due', amount: '15,000' });
});
