import { expect, test } from 'vitest';
import { receiptOf } from './receipt.rules.ts';
import { KARIAKOO, MORNING, SETTINGS } from './testing/sell-on-paper.ts';

/** 49,500 on credit after 10,000 in cash, of which 15,000 was paid since and 5,500 came back. */
const credit = [
  { account_name: 'Drawer', mode: 'cash', amount: 10_000, reference: null },
  { account_name: null, mode: 'credit', amount: 39_500, reference: null },
];
const owed = { ...MORNING, change: 0, paid_amount: 25_000, remain_amount: 19_000, payments: credit };

const rowsOf = (sale: typeof owed, more = {}) => {
  const paper = receiptOf({ sale, head: KARIAKOO, settings: SETTINGS, language: 'en', ...more });
  return [...paper.payments, ...(paper.owed ? [paper.owed] : [])].map(
    ({ label, amount }) => `${label} ${amount}`,
  );
};

test('a receipt says what was paid later and what came back, so that its figures add up', () => {
  expect(rowsOf(owed)).toEqual([
    'Cash 10,000',
    'On credit 39,500',
    'Paid since 15,000',
    'Returned or written off -5,500',
    'Balance due 19,000',
  ]);
});

test('an invoice of 49,500 with 25,000 paid and 19,000 due names the 5,500 that were credited', () => {
  const invoice = { ...owed, payments: [] };
  const paper = { as: 'invoice' as const, until: null, mark: null };
  const rows = ['Paid 25,000', 'Returned or written off -5,500', 'Balance due 19,000'];
  expect(rowsOf(invoice, { paper })).toEqual(rows);
  const settings = { ...SETTINGS, show_payment_methods: false };
  expect(rowsOf(owed, { settings })).toEqual(rows);
});

test('what is owed by nobody has nothing taken off: a quote, a draft, a void sale', () => {
  const open = { ...owed, payments: [], paid_amount: 0, remain_amount: 0 };
  expect(rowsOf(open, { paper: { as: 'quote', until: null, mark: null } })).toEqual([]);
  expect(rowsOf(open, { paper: { as: 'invoice', until: null, mark: 'draft' } })).toEqual([]);
  expect(rowsOf({ ...open, status: 'void' })).toEqual([]);
});
