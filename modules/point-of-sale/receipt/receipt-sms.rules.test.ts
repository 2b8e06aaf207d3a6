import { expect, test } from 'vitest';
import { LARGEST_MONEY } from '#core/money.ts';
import { receiptSms, type SoldOnSms } from './receipt-sms.rules.ts';

// cspell:ignore Deni lililobaki risiti umelipa متجر

const sold: SoldOnSms = {
  number: 'KM0418',
  date: '2026-11-28',
  currency: 'TZS',
  total_amount: 4_950_000n,
  paid_amount: 4_000_000n,
  remain_amount: 950_000n,
};
const sms = (more: Partial<SoldOnSms> = {}, of = {}) =>
  receiptSms(
    { ...sold, ...more },
    { shop: 'Mkunazi Traders', language: 'en', copy: 0, currency_format: '0,0', ...of },
  );

test('an SMS says whose receipt it is, what it came to, what is paid and what remains', () => {
  expect(sms()).toBe(
    'Mkunazi Traders: receipt KM0418 of 28/11/2026. Total 49,500 TZS, paid 40,000 TZS. Balance due: 9,500 TZS. Thank you, please come again.',
  );
  expect(sms({}, { language: 'sw' })).toBe(
    'Mkunazi Traders: risiti KM0418 ya 28/11/2026. Jumla 49,500 TZS, umelipa 40,000 TZS. Deni lililobaki: 9,500 TZS. Asante, karibu tena.',
  );
});

test('nothing remains of what is paid, and a copy says which it is', () => {
  expect(sms({ paid_amount: 4_950_000n, remain_amount: 0n }, { copy: 2 })).toBe(
    'COPY 2. Mkunazi Traders: receipt KM0418 of 28/11/2026. Total 49,500 TZS, paid 49,500 TZS. Thank you, please come again.',
  );
});

test('names are written in plain letters, and one that has none stays', () => {
  expect(sms({}, { shop: 'Café “Neema” – Mama’s 🛒 duka' })).toMatch(/^Cafe Neema - Mama's duka: /);
  expect(sms({}, { shop: 'متجر' })).toMatch(/^متجر: /);
});

test('the longest fits into two SMS of plain letters', () => {
  const most = { total_amount: LARGEST_MONEY, paid_amount: LARGEST_MONEY, remain_amount: LARGEST_MONEY };
  for (const language of ['en', 'sw']) {
    const text = sms({ ...most, number: 'KM20260000418' }, { shop: 'Duka '.repeat(40), language, copy: 99 });
    expect(text.length).toBeLessThanOrEqual(2 * 153);
    expect(text).toMatch(/^[ -Za-z]*$/);
  }
});
