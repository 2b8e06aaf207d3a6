import type { EntryLine, InitialBranch, InitialShop, Words } from './case-file.ts';

/** An event of a story; `shows` names the examples whose lines it must post: all of them, where they are of several branches. */
export interface PostingStep {
  command: string;
  input: Words;
  date?: string;
  branch?: string;
  key?: string;
  /** Without it the step only leads to the next. */
  shows?: readonly string[];
  /** What is posted beside the examples. */
  also?: readonly { branch: string; lines: readonly EntryLine[] }[];
  /** Accounts that the product has another one for than the example. */
  instead?: Readonly<Record<string, string>>;
}

/** How examples of entries come about: each is one event, and what must be there before it. */
export interface PostingStory {
  title: string;
  branch?: Partial<InitialBranch>;
  given?: Partial<InitialShop>;
  steps: readonly PostingStep[];
  /** Where the story is of VAT, or of its absence, it is told once. */
  only?: 'with VAT' | 'without VAT';
}

export const SHOP = 'Kariakoo';
export const OTHER = 'Mwenge';
export const TILL = 'Kariakoo till';
export const BANK = 'Kariakoo CRDB';
export const WALLET = 'Kariakoo M-PESA';
export const CUSTOMER = 'Asha Mushi';
export const SUPPLIER = 'Azania Wholesalers';

/** What every story begins with: 40 bags that cost 7,000 and sell at 11,800, masks that cost nothing, money, and somebody on each side. */
export const BEGINNING: Omit<InitialShop, 'branches'> = {
  date: '2026-03-01',
  stores: [
    { name: 'Kariakoo shop', branch: SHOP },
    { name: 'Mwenge shop', branch: OTHER },
  ],
  accounts: [
    { name: TILL, type: 'cash in hand', branch: SHOP, opening_balance: 1_000_000 },
    { name: BANK, type: 'bank', branch: SHOP, opening_balance: 5_000_000 },
    { name: WALLET, type: 'mobile', branch: SHOP, opening_balance: 500_000 },
  ],
  suppliers: [{ name: SUPPLIER }],
  customers: [{ name: CUSTOMER }],
  people: [{ name: 'Uncle Peter' }],
  products: [
    { name: 'Bag', selling_price: 11_800 },
    { name: 'Sugar', selling_price: 2000 },
    { name: 'Mask', selling_price: 9960 },
    { name: 'Repair', type: 'service', selling_price: 20_000 },
  ],
  stock: [
    { product: 'Bag', store: 'Kariakoo shop', quantity: 40, value: 280_000 },
    { product: 'Sugar', store: 'Kariakoo shop', quantity: 40, value: 40_000 },
    { product: 'Mask', store: 'Kariakoo shop', quantity: 5, value: 0 },
  ],
};

/** Parts of what a customer pays, and what he takes. */
export const cash = (amount: number) => ({ account: TILL, mode: 'cash', amount });
export const owed = (amount: number) => ({ mode: 'credit', amount });
export const bags = (quantity: number) => [{ product: 'Bag', quantity, unit_price: 11_800 }];
export const sold = (lines: readonly Words[], payments: readonly Words[]) => ({
  command: 'sale.checkout',
  key: 'S1',
  input: { store: 'Kariakoo shop', lines, payments, customer: CUSTOMER },
});
