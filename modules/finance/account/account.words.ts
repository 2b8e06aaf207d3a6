import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const ACCOUNT_TEXTS = {
  openedByParty: {
    en: 'Customer and supplier accounts are created automatically. Choose another type.',
    sw: 'Wateja na wasambazaji hupata akaunti zao moja kwa moja. Chagua aina nyingine.',
  },
  moneyAccountsAreInTheChart: {
    en: 'Each money account has its own account in the books of its branch.',
    sw: 'Kila akaunti ya pesa ina akaunti yake kwenye vitabu, katika tawi lake.',
  },
  tillsAreNeverShort: {
    en: 'No cash account was below zero at the end of a day, unless someone with permission allowed it.',
    sw: 'Hakuna akaunti ya taslimu iliyokuwa chini ya sifuri mwisho wa siku, isipokuwa kwa idhini ya mwenye ruhusa.',
  },
  noMoreReachesTheBankThanWaits: {
    en: 'No more cheques and cards reached the bank by the end of a day than waited there.',
    sw: 'Hakuna hundi na kadi zilizofika benki mwisho wa siku kuliko zilizokuwa zikisubiri.',
  },
  otherCurrency: {
    en: 'For now, an account must use the currency of the branch.',
    sw: 'Kwa sasa akaunti lazima itumie sarafu ya tawi.',
  },
  fixedType: { en: 'The account type cannot be changed.', sw: 'Aina ya akaunti haiwezi kubadilishwa.' },
  drawerName: { en: 'Cash drawer', sw: 'Droo ya taslimu' },
  safeName: { en: 'Safe', sw: 'Sefu' },
  mPesaName: { en: 'M-PESA', sw: 'M-PESA' },
  bankName: { en: 'Bank', sw: 'Benki' },
} as const satisfies Readonly<Record<string, Words>>;
