import type { Messages } from '#core/entity-words.ts';
import type { account } from './account.entity.ts';

export const accountWords = {
  en: {
    one: 'Account',
    many: 'Accounts',
    lower: 'account',
    new: 'New account',
    purpose: 'Accounts are where money lies: tills, banks and mobile wallets.',
    fields: {
      name: 'Name',
      type: 'Account type',
      provider: 'Provider',
      account_number: 'Account number',
      currency: 'Currency',
      opening_balance: 'Opening balance',
      opening_date: 'Opening balance on',
      is_default: 'Used first',
      ledger_code: 'Ledger account',
      balance: 'Balance',
    },
    hints: {
      opening_balance: 'What was in it on this day, before anything was sold.',
      opening_date: 'Today, if left out.',
      is_default: 'The account of its type that the till proposes.',
    },
    sections: { main: { title: 'Account', why: 'Every payment goes into or out of one.' } },
    conditions: {
      bank: 'Banks',
      mobile: 'Mobile money',
      cash_in_hand: 'Cash in hand',
      customer: 'Customers',
      supplier: 'Suppliers',
    },
    choices: {
      type: {
        bank: 'Bank',
        mobile: 'Mobile money',
        'cash in hand': 'Cash in hand',
        customer: 'Customer',
        supplier: 'Supplier',
      },
      provider: { NONE: 'None' },
    },
  },
  sw: {
    one: 'Akaunti',
    many: 'Akaunti',
    lower: 'akaunti',
    new: 'Akaunti mpya',
    purpose: 'Akaunti ni mahali pesa zilipo: droo, benki na pesa mtandao.',
    fields: {
      name: 'Jina',
      type: 'Aina ya akaunti',
      provider: 'Mtoa huduma',
      account_number: 'Namba ya akaunti',
      currency: 'Sarafu',
      opening_balance: 'Salio la kuanzia',
      opening_date: 'Salio la kuanzia tarehe',
      is_default: 'Hutumika kwanza',
      ledger_code: 'Akaunti ya leja',
      balance: 'Salio',
    },
    hints: {
      opening_balance: 'Kiasi kilichokuwemo siku hiyo, kabla ya mauzo yoyote.',
      opening_date: 'Leo, ukiacha wazi.',
      is_default: 'Akaunti ya aina yake inayopendekezwa kwenye mauzo.',
    },
    sections: { main: { title: 'Akaunti', why: 'Kila malipo huingia au hutoka kwenye mojawapo.' } },
    conditions: {
      bank: 'Benki',
      mobile: 'Pesa mtandao',
      cash_in_hand: 'Taslimu mkononi',
      customer: 'Wateja',
      supplier: 'Wasambazaji',
    },
    choices: {
      type: {
        bank: 'Benki',
        mobile: 'Pesa mtandao',
        'cash in hand': 'Taslimu mkononi',
        customer: 'Mteja',
        supplier: 'Msambazaji',
      },
      provider: { NONE: 'Hakuna' },
    },
  },
} as const satisfies Messages<typeof account>;
