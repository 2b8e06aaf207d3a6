import type { Words } from './case-file.ts';
import {
  BANK,
  bags,
  CUSTOMER,
  owed,
  type PostingStep,
  type PostingStory,
  SHOP,
  SUPPLIER,
  sold,
  TILL,
  WALLET,
} from './posting-shop.ts';

// Examples of money and debts, and of stays.

const deposit = {
  ...{ command: 'payment', shows: ['EV-10'] },
  input: { kind: 'customer', party: CUSTOMER, amount: 100_000, account: WALLET },
};

export const DEPOSITS: readonly PostingStory[] = [
  {
    title: 'A deposit pays an invoice',
    steps: [
      deposit,
      {
        ...{ command: 'invoice', key: 'I1' },
        input: { customer: CUSTOMER, store: 'Kariakoo shop', lines: bags(10) },
      },
      { command: 'invoice.issue', input: { invoice: 'I1' } },
      {
        ...{ command: 'payment', shows: ['EV-11'] },
        input: { kind: 'customer', party: CUSTOMER, amount: 100_000, mode: 'deposit' },
      },
    ],
  },
  {
    title: 'A deposit is paid back',
    steps: [
      deposit,
      {
        ...{ command: 'payment.pay-back', shows: ['EV-12'] },
        input: { kind: 'customer', party: CUSTOMER, account: TILL, amount: 100_000 },
      },
    ],
  },
];

const byHand = (key: string, shows: string, input: Words): PostingStep => ({
  ...{ command: 'debt', key, input, shows: [shows] },
});

export const DEBTS: readonly PostingStory[] = [
  {
    title: 'An expense waits, is verified and then paid',
    steps: [
      {
        ...{ command: 'expense', key: 'X1', shows: ['EV-17'] },
        input: { expense_type: 'Electricity and water', title: 'March', amount: 50_000 },
      },
      { command: 'expense.verify', input: { expense: 'X1' }, shows: ['EV-18'] },
      {
        ...{ command: 'expense.pay', shows: ['EV-19'] },
        input: { expense: 'X1', account: TILL, amount: 50_000 },
      },
    ],
  },
  {
    title: 'Old debts, money lent and borrowed',
    steps: [
      byHand('D1', 'EV-20', { kind: 'debtor', party: CUSTOMER, amount: 80_000 }),
      byHand('D2', 'EV-21', { kind: 'creditor', party: SUPPLIER, amount: 60_000 }),
      byHand('D3', 'EV-22', {
        ...{ kind: 'debtor', origin: 'loan', party: 'Uncle Peter', amount: 30_000, account: TILL },
      }),
      byHand('D4', 'EV-23', {
        ...{ kind: 'creditor', origin: 'loan', party: 'Uncle Peter', amount: 200_000, account: TILL },
      }),
    ],
  },
  {
    title: 'A customer never pays, a supplier forgives',
    given: { debts: [{ branch: SHOP, party: SUPPLIER, kind: 'creditor', amount: 5000, key: 'D1' }] },
    steps: [
      sold(bags(1), [owed(11_800)]),
      { command: 'debt.write-off', input: { debt: 'S1', reason: 'moved away' }, shows: ['EV-24'] },
      { command: 'debt.write-off', input: { debt: 'D1', reason: 'forgiven' }, shows: ['EV-25'] },
    ],
  },
];

export const MONEY: readonly PostingStory[] = [
  {
    title: 'An account is opened with what lies in it',
    steps: [
      {
        ...{ command: 'account', shows: ['EV-26'] },
        input: { name: 'Kariakoo NMB', type: 'bank', opening_balance: 500_000 },
      },
    ],
  },
  {
    title: 'The owner takes money',
    steps: [
      {
        ...{ command: 'transaction', shows: ['EV-27'] },
        input: { type: 'withdraw', account: TILL, amount: 100_000, counterpart: 'drawings' },
      },
    ],
  },
  {
    title: 'The drawer is short',
    steps: [
      { command: 'shift.open', key: 'SH1', input: { till: TILL, float: 1_000_000 } },
      { command: 'shift.close', input: { shift: 'SH1', counted: 999_000 }, shows: ['EV-28'] },
    ],
  },
  {
    title: 'VAT of a month is settled and paid',
    only: 'with VAT',
    steps: [
      {
        ...sold(
          [{ product: 'Repair', quantity: 1, unit_price: 1_966_666.67 }],
          [{ account: BANK, mode: 'cheque', amount: 1_966_666.67 }],
        ),
        date: '2026-03-02',
      },
      {
        ...{ command: 'purchase', date: '2026-03-03' },
        input: {
          ...{ supplier: SUPPLIER, store: 'Kariakoo shop', tax_mode: 'exclusive', receipt_is_provided: true },
          lines: [{ product: 'Bag', quantity: 1, price: 1_111_111.11 }],
          payments: [],
        },
      },
      { command: 'vat-settlement', date: '2026-03-31', input: { date_to: '2026-03-31' }, shows: ['EV-33'] },
      {
        ...{ command: 'transaction', date: '2026-04-15', shows: ['EV-34'] },
        input: { type: 'withdraw', account: BANK, amount: 100_000, counterpart: 'VAT' },
      },
    ],
  },
  {
    title: 'SMS are bought ahead',
    steps: [
      {
        ...{ command: 'payment.system', shows: ['EV-35'] },
        input: { system_type: 'sms_purchase', amount: 20_000, parts: 800, account: WALLET },
      },
    ],
  },
];

const room = (usual: Words): readonly PostingStep[] => [
  { command: 'hotel.type', key: 'Standard', input: { price: 45_000, ...usual } },
  {
    command: 'hotel.room',
    key: 'room 201',
    input: { number: '201', type: 'Standard', housekeeping: 'clean' },
  },
];

export const STAYS: readonly PostingStory[] = [
  {
    title: 'A stay is cancelled and part of its deposit is kept',
    steps: [
      ...room({ cancel_free_days: 7, cancel_charge: 'percent', cancel_percent: 30 }),
      {
        ...{ command: 'booking', key: 'A' },
        input: {
          ...{ room: '201', check_in: '2026-03-04', check_out: '2026-03-07' },
          ...{ deposit: 100_000, customer: CUSTOMER },
        },
      },
      {
        command: 'payment',
        input: { kind: 'customer', party: CUSTOMER, amount: 100_000, account: BANK },
      },
      {
        ...{ command: 'booking/cancel', shows: ['EV-30'] },
        input: { booking: 'A', reason: 'illness', give_back: TILL },
      },
    ],
  },
  {
    title: 'A stay is priced in dollars and paid at another rate',
    only: 'without VAT',
    branch: { day_starts_at: '06:00' },
    steps: [
      ...room({}),
      {
        ...{ command: 'booking', key: 'A' },
        input: {
          ...{ room: '201', check_in: '2026-03-02', check_out: '2026-03-03', customer: CUSTOMER },
          ...{ currency: 'USD', foreign_price: 100, rate: 2500 },
        },
      },
      { command: 'booking.check-in', input: { booking: 'A' } },
      {
        // Nights have an account of their own; the example is of a service.
        ...{ command: 'booking/night-audit', shows: ['EV-31'], instead: { 4100: '4200' } },
        input: { booking: 'A', business_day: '2026-03-02' },
      },
      {
        ...{ command: 'booking/check-out', date: '2026-03-03', shows: ['EV-32'] },
        input: { booking: 'A', amount: 100, currency: 'USD', rate: 2550, account: BANK },
      },
    ],
  },
];
