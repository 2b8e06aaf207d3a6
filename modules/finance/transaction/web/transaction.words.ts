import type { Words } from '#core/i18n/language.ts';

/** Words of putting money in, taking it out and moving it. */
export const TRANSACTION = {
  title: { en: 'New transaction', sw: 'Muamala mpya' },
  what: { en: 'Money', sw: 'Pesa' },
  whatWhy: {
    en: 'Sales, purchases, expenses and debts post automatically. Record everything else here.',
    sw: 'Mauzo, manunuzi, matumizi na madeni huhamisha pesa yenyewe. Andika hapa kisicho kimojawapo.',
  },
  deposit: { en: 'Deposit', sw: 'Weka pesa' },
  withdraw: { en: 'Withdraw', sw: 'Toa pesa' },
  transfer: { en: 'Transfer', sw: 'Hamisha' },
  into: { en: 'Into account', sw: 'Kwenye akaunti' },
  from: { en: 'From account', sw: 'Kutoka akaunti' },
  feeOnTop: { en: 'Leaves the account on top of the amount.', sw: 'Hutoka kwenye akaunti juu ya kiasi.' },
  feeInside: { en: 'Comes out of what arrives.', sw: 'Hutoka kwenye kinachoingia.' },
  comesFrom: { en: 'Where it comes from', sw: 'Inatoka wapi' },
  goesTo: { en: 'What it is for', sw: 'Ni ya nini' },
  personalLoan: {
    en: 'A loan from or to a person is entered under Debts.',
    sw: 'Mkopo kutoka kwa mtu au kwa mtu huandikwa kwenye Madeni.',
  },
  more: { en: 'Details', sw: 'Maelezo' },
  moreWhy: {
    en: 'Use the reference to match it on your bank or mobile money statement.',
    sw: 'Kumbukumbu husaidia kuupata kwenye taarifa ya benki au pesa mtandao.',
  },
  summary: { en: 'Summary', sw: 'Muhtasari' },
  leaves: { en: 'Leaves {account}', sw: 'Inatoka {account}' },
  arrives: { en: 'Arrives in {account}', sw: 'Inaingia {account}' },
  left: { en: '{account} afterwards', sw: '{account} baadaye' },
  save: { en: 'Save transaction', sw: 'Hifadhi muamala' },
  saved: { en: 'Transaction {number} is saved', sw: 'Muamala {number} umehifadhiwa' },
} as const satisfies Record<string, Words>;
