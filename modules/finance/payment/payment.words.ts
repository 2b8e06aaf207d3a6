import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PAYMENT_TEXTS = {
  otherAccount: {
    en: 'This account does not accept this type of payment.',
    sw: 'Akaunti hii haipokei malipo ya aina hii.',
  },
  noAccount: {
    en: 'Leave the account empty when paying from a deposit.',
    sw: 'Malipo kutoka kwenye amana hayahitaji akaunti.',
  },
  otherCurrency: {
    en: 'Choose an account that keeps the currency of this branch.',
    sw: 'Chagua akaunti yenye sarafu ya tawi hili.',
  },
  dayRateNeeded: {
    en: 'Enter what one unit of this currency is worth today.',
    sw: 'Andika thamani ya leo ya kipimo kimoja cha sarafu hii.',
  },
  whichCurrency: {
    en: 'Choose the currency that this rate is for, or leave the rate blank.',
    sw: 'Chagua sarafu ya kiwango hiki, au acha kiwango wazi.',
  },
  foreignFromCustomers: {
    en: 'Only money received from a customer can be in another currency.',
    sw: 'Ni pesa zinazopokelewa kutoka kwa mteja tu zinazoweza kuwa za sarafu nyingine.',
  },
  paymentsOne: { en: '{n} payment', sw: 'Malipo {n}' },
  paymentsMany: { en: '{n} payments', sw: 'Malipo {n}' },
  depositsArePayments: {
    en: 'The deposit of each customer in the books (account 2100) equals what they paid in advance less what they used.',
    sw: 'Amana ya kila mteja kwenye vitabu (akaunti 2100) ni alichoweka ukitoa alichotumia.',
  },
  supplierDepositsArePayments: {
    en: 'The deposit with each supplier in the books (account 1150) equals what you paid in advance less what you used.',
    sw: 'Amana kwa kila msambazaji kwenye vitabu (akaunti 1150) ni ulichoweka ukitoa ulichotumia.',
  },
  paymentsFollowTheirDebts: {
    en: 'No payment is dated before the debt that it pays.',
    sw: 'Hakuna malipo yenye tarehe ya kabla ya deni yanayolipa.',
  },
  paymentsMovedTheirMoney: {
    en: 'Each payment is posted for its amount on its date.',
    sw: 'Kila malipo yameingizwa kwenye vitabu kwa kiasi chake na tarehe yake.',
  },
  feeOfNoMoneyOut: {
    en: 'A fee is entered only for money you pay out.',
    sw: 'Ada huandikwa kwa pesa unazolipa tu.',
  },
  noDays: { en: 'Only a service fee pays for days.', sw: 'Ni ada ya huduma tu inayolipia siku.' },
  noParts: { en: 'Only a purchase of SMS has parts.', sw: 'Ni ununuzi wa SMS tu wenye sehemu.' },
  coversBefore: {
    en: 'The days cannot start before they are paid for.',
    sw: 'Siku haziwezi kuanza kabla ya kulipiwa.',
  },
  releaseJob: { en: 'Prepaid service fees', sw: 'Ada za huduma zilizolipwa mapema' },
  nothingPaid: { en: 'Enter the amount paid.', sw: 'Andika kiasi kinacholipwa.' },
} as const satisfies Readonly<Record<string, Words>>;
