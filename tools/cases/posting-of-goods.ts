import type { Words } from './case-file.ts';
import {
  BANK,
  bags,
  cash,
  OTHER,
  owed,
  type PostingStep,
  type PostingStory,
  SHOP,
  SUPPLIER,
  sold,
  TILL,
  WALLET,
} from './posting-shop.ts';

// Examples of goods that are sold, bought and moved.

export const SALES: readonly PostingStory[] = [
  {
    title: 'Sold for cash',
    steps: [{ ...sold(bags(2), [cash(23_600)]), shows: ['EV-01'] }],
  },
  {
    title: 'Sold for cash, mobile money and on credit',
    steps: [
      {
        ...sold(bags(2), [cash(10_000), { account: WALLET, mode: 'emoney', amount: 8600 }, owed(5000)]),
        shows: ['EV-02'],
      },
    ],
  },
  {
    title: 'A return of what is still owed',
    steps: [
      sold(bags(2), [owed(23_600)]),
      {
        command: 'sale.return',
        input: { sale: 'S1', lines: [{ line_no: 1, quantity: 1, goods: 'restock' }], refunds: [] },
        shows: ['EV-03'],
      },
    ],
  },
  {
    title: 'Damaged goods come back and are not put on the shelf',
    steps: [
      sold(bags(1), [cash(11_800)]),
      {
        command: 'sale.return',
        input: {
          ...{ sale: 'S1', refunds: [cash(11_800)] },
          lines: [{ line_no: 1, quantity: 1, goods: 'scrap' }],
        },
        shows: ['EV-04'],
      },
    ],
  },
  {
    title: 'Cash is rounded to 50',
    branch: { cash_rounding: 50 },
    steps: [
      { ...sold([{ product: 'Mask', quantity: 1, unit_price: 9960 }], [cash(9950)]), shows: ['EV-29'] },
    ],
  },
];

/** One thing that cost nothing, sold at a price with a discount on the whole. */
const discounted = (tax_mode: string, unit_price: number, discount: number, total: number) => {
  const sale = sold([{ product: 'Mask', quantity: 1, unit_price }], [cash(total)]);
  return { ...sale, input: { ...sale.input, tax_mode, discount } };
};

export const DISCOUNTS: readonly PostingStory[] = [
  {
    title: 'A discount in prices without VAT',
    only: 'with VAT',
    steps: [{ ...discounted('exclusive', 27_000, 4500, 26_550), shows: ['EV-37'] }],
  },
  {
    title: 'A discount in prices with VAT',
    only: 'with VAT',
    steps: [{ ...discounted('inclusive', 29_500, 5074, 24_426), shows: ['EV-38'] }],
  },
];

const order = { product: 'Bag', quantity: 100, price: 1000 };

export const PURCHASES: readonly PostingStory[] = [
  {
    title: 'Goods come before their bill',
    steps: [
      {
        ...{ command: 'purchase-order', key: 'O1' },
        input: { supplier: SUPPLIER, tax_mode: 'exclusive', lines: [order] },
      },
      {
        ...{ command: 'purchase-order.receive', key: 'G1', shows: ['EV-05'] },
        input: { order: 'O1', store: 'Kariakoo shop', lines: [{ line_no: 1, quantity: 100 }] },
      },
      {
        ...{ command: 'purchase.bill', key: 'P1', shows: ['EV-06'] },
        input: {
          ...{ order: 'O1', receipt_is_provided: true },
          lines: [{ line_no: 1, quantity: 100, price: 1000 }],
        },
      },
    ],
  },
  {
    title: 'A shop that is not registered bears the VAT of its purchases',
    only: 'without VAT',
    steps: [
      {
        ...{ command: 'purchase', shows: ['EV-07'] },
        input: {
          ...{ supplier: SUPPLIER, store: 'Kariakoo shop', tax_mode: 'exclusive', receipt_is_provided: true },
          ...{ lines: [order], payments: [{ account: TILL, amount: 118_000 }] },
        },
      },
    ],
  },
  {
    title: 'A supplier is paid ahead, and the advance pays his bill',
    given: { debts: [{ branch: SHOP, party: SUPPLIER, kind: 'creditor', amount: 1, key: 'first' }] },
    steps: [
      {
        ...{ command: 'debt-history', input: { debt: 'first', amount: 1, account: BANK } },
      },
      {
        ...{ command: 'payment', shows: ['EV-08'] },
        input: { kind: 'supplier', party: SUPPLIER, amount: 50_000, account: BANK },
      },
      { command: 'debt', key: 'D1', input: { kind: 'creditor', party: SUPPLIER, amount: 50_000 } },
      {
        ...{ command: 'payment', shows: ['EV-09'] },
        input: { kind: 'supplier', party: SUPPLIER, amount: 50_000, mode: 'deposit', documents: ['D1'] },
      },
    ],
  },
];

const transferred = (received: Words, shown: Pick<PostingStep, 'shows' | 'also'>): readonly PostingStep[] => [
  {
    ...{ command: 'stock-request', key: 'R1', branch: OTHER },
    input: {
      ...{ from_store: 'Kariakoo shop', to_store: 'Mwenge shop' },
      lines: [{ product: 'Sugar', requested: 40 }],
    },
  },
  { command: 'stock-request.approve', input: { stock_request: 'R1' } },
  { command: 'stock-request.dispatch', input: { stock_request: 'R1' }, shows: ['EV-13'] },
  {
    ...{ command: 'stock-request.receive', branch: OTHER, ...shown },
    input: { stock_request: 'R1', lines: [{ line_no: 1, ...received }] },
  },
];

export const TRANSFERS: readonly PostingStory[] = [
  {
    title: 'Goods go from branch to branch',
    steps: transferred({ received: 40 }, { shows: ['EV-14', 'EV-15'] }),
  },
  {
    title: 'Some are lost on the way',
    steps: transferred(
      { received: 38, lost: 2 },
      {
        shows: ['EV-16'],
        also: [
          {
            branch: OTHER,
            lines: [
              { account: '1200', debit: 38_000, credit: 0 },
              { account: '1900', debit: 0, credit: 38_000 },
            ],
          },
        ],
      },
    ),
  },
];
