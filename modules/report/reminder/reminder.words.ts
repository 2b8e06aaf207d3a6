import type { Words } from '#core/i18n/language.ts';

/** What people are reminded of, by the switch of the settings: title, and what stands above the list where there is one. */
export const REMINDERS = {
  remind_out_of_stock: {
    title: { en: 'Out of stock', sw: 'Bidhaa zimeisha' },
    text: { en: 'These products are out of stock:', sw: 'Bidhaa hizi zimeisha:' },
  },
  remind_almost_out_of_stock: {
    title: { en: 'Almost out of stock', sw: 'Bidhaa zinakaribia kuisha' },
    text: { en: 'These products are running low:', sw: 'Bidhaa hizi zimebaki kidogo:' },
  },
  remind_expired_products: {
    title: { en: 'Expired products', sw: 'Bidhaa zilizoisha muda' },
    text: {
      en: 'These products have expired or expire within 30 days:',
      sw: 'Bidhaa hizi zimeisha muda au zitaisha muda ndani ya siku 30:',
    },
  },
  remind_shop_debts: {
    title: { en: 'Shop debts', sw: 'Madeni ya duka' },
    text: { en: 'Due by {day}:', sw: 'Ya kulipwa hadi {day}:' },
  },
  remind_unpaid_purchases: {
    title: { en: 'Unpaid purchases', sw: 'Manunuzi yasiyolipwa' },
    text: { en: 'These purchases are due:', sw: 'Manunuzi haya yamefika muda wa kulipwa:' },
  },
  remind_unpaid_expenses: {
    title: { en: 'Unpaid expenses', sw: 'Matumizi yasiyolipwa' },
    text: { en: 'These expenses are due:', sw: 'Matumizi haya yamefika muda wa kulipwa:' },
  },
  remind_service_fee: {
    title: { en: 'Service fee', sw: 'Ada ya huduma' },
    text: {
      en: 'The service fee of {branch} is paid until {day}.',
      sw: 'Ada ya huduma ya {branch} imelipwa hadi {day}.',
    },
  },
  remind_truck_papers: {
    title: { en: 'Papers of trucks and drivers', sw: 'Hati za malori na madereva' },
    text: { en: 'Renew these papers:', sw: 'Huisha hati hizi:' },
  },
} as const satisfies Record<string, { title: Words; text: Words }>;

/** Lines of the lists above. */
export const LINES = {
  product: { en: '{name}: {quantity}', sw: '{name}: {quantity}' },
  paperEnds: { en: '{name}, {paper}: expires {day}', sw: '{name}, {paper}: mwisho {day}' },
  paperEnded: { en: '{name}, {paper}: expired {day}', sw: '{name}, {paper}: iliisha {day}' },
  licence: { en: 'Driving licence', sw: 'Leseni ya udereva' },
  expires: { en: '{name}: {day}', sw: '{name}: {day}' },
  unpaid: {
    en: '{number}, {name}: {amount} {currency}, due {day}',
    sw: '{number}, {name}: {amount} {currency}, mwisho {day}',
  },
  debt: { en: '{name}: {amount} {currency}, due {day}', sw: '{name}: {amount} {currency}, mwisho {day}' },
  more: { en: 'and {n} more', sw: 'na nyingine {n}' },
} as const satisfies Record<string, Words>;

/** To a customer, short enough for one SMS where the names are. */
export const TO_CUSTOMER = {
  subject: { en: 'Your balance at {branch}', sw: 'Deni lako {branch}' },
  text: {
    en: 'Dear {name}, your balance at {branch} is overdue: {amount} {currency}. {pay} Questions? Call {phone}.',
    sw: 'Ndugu {name}, deni lako {branch} limepita muda: {amount} {currency}. {pay} Kwa maswali piga {phone}.',
  },
  /** Of several branches, in one message. */
  several: {
    en: 'Dear {name}, your balances are overdue: {balances}. {pay} Questions? Call {phone}.',
    sw: 'Ndugu {name}, madeni yako yamepita muda: {balances}. {pay} Kwa maswali piga {phone}.',
  },
  balance: { en: '{branch} {amount} {currency}', sw: '{branch} {amount} {currency}' },
  paySoon: { en: 'Please pay soon.', sw: 'Tafadhali lipa mapema.' },
  payTo: { en: 'Please pay to {account}.', sw: 'Tafadhali lipa kwa {account}.' },
  payToFor: {
    en: 'Please pay to {account}, reference {number}.',
    sw: 'Tafadhali lipa kwa {account}, kumbukumbu {number}.',
  },
} as const satisfies Record<string, Words>;

/** What the job is called in the list of jobs. */
export const REMINDER_JOB: Words = { en: 'Send reports and reminders', sw: 'Tuma ripoti na vikumbusho' };
