import { expect, test } from 'vitest';
import type { GuestBill } from './booking-questions.answer.ts';
import { folioOf } from './folio.rules.ts';

const BILL: GuestBill = {
  ...{ number: 'KMH0012', guest: 'Asha Mushi', payer: null, room: '12', is_open: true, currency: 'TZS' },
  ...{ check_in: '2026-12-01', check_out: '2026-12-04', early: 0, by_day: false, levy: 0, foreign: null },
  nights: [
    { night: '2026-12-01', room: '12', amount: 45_000, foreign: null },
    { night: '2026-12-02', room: '14', amount: 45_000.1, foreign: null },
  ],
  charges: [{ date: '2026-12-02', number: 'KM0007', goods: 'Beer', amount: 14_000.2 }],
  voided: [{ date: '2026-12-01', number: 'KM0006', goods: 'Wine', amount: 20_000 }],
  payments: [{ date: '2026-12-02', account: 'M-PESA', is_deposit: false, amount: 4000, foreign: null }],
  ...{ settled: 2000, tax: 0, total: 104_000.3, paid: 6000, left: 98_000.3 },
  leaving: { nights: 1, nights_amount: 45_000, early: 0, deposit: 60_000, over: 0, to_pay: 83_000.3 },
};

test('a folio goes day by day and ends at what is left to pay', () => {
  const lines = folioOf(BILL);
  expect(lines.map(({ day, kind, of, balance }) => [day, kind, of, balance])).toEqual([
    ['2026-12-01', 'charge', 'KM0006', 0],
    ['2026-12-01', 'night', '12', 45_000],
    ['2026-12-02', 'charge', 'KM0007', 59_000.2],
    ['2026-12-02', 'payment', 'M-PESA', 55_000.2],
    ['2026-12-02', 'night', '14', 100_000.3],
    [null, 'settled', null, 98_000.3],
    [null, 'ready', null, 38_000.3],
  ]);
});

test('what was taken back stays on it, and counts nowhere', () => {
  const [first, ...others] = folioOf(BILL);
  expect(first).toMatchObject({ isVoid: true, charge: 20_000, balance: 0 });
  expect(others.some(({ isVoid }) => isVoid)).toBe(false);
});

test('of a guest who has left nothing lies ready any more', () => {
  const gone = { ...BILL, leaving: null, early: 45_000, left: 143_000.3 };
  expect(folioOf(gone).map(({ kind }) => kind)).toContain('early');
  expect(folioOf(gone).at(-1)).toMatchObject({ kind: 'settled', balance: 143_000.3 });
});
