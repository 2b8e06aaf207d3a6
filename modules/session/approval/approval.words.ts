import type { Words } from '#core/i18n/language.ts';

/** What is said where somebody approves on the till of another. */
export const APPROVAL = {
  given: { en: 'Approved', sw: 'Imeidhinishwa' },
  title: { en: 'Ask for approval', sw: 'Omba idhini' },
  who: { en: 'Who approves', sw: 'Nani anaidhinisha' },
  owner: { en: 'Owner', sw: 'Mmiliki' },
  pinOf: { en: 'PIN of {name}', sw: 'PIN ya {name}' },
  digits: { en: '{n} digits typed', sw: 'Tarakimu {n} zimeandikwa' },
  erase: { en: 'Delete a digit', sw: 'Futa tarakimu' },
  approve: { en: 'Approve', sw: 'Idhinisha' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  stays: {
    en: 'You stay logged in. Both names are recorded.',
    sw: 'Unaendelea kuwa ndani. Majina yote mawili yanarekodiwa.',
  },
  nobody: {
    en: 'Nobody here can approve this. Someone who may do it sets a PIN under Settings, Preferences.',
    sw: 'Hakuna anayeweza kuidhinisha hapa. Mwenye ruhusa aweke PIN kwenye Mipangilio, Mapendeleo.',
  },
  pinTitle: { en: 'PIN for approvals', sw: 'PIN ya kuidhinisha' },
  pinWhy: {
    en: 'With it you approve a discount, a price or a refund at the till of someone else. They stay logged in, and both names are recorded.',
    sw: 'Kwa PIN unaidhinisha punguzo, bei au kurudisha pesa kwenye till ya mwingine. Yeye anaendelea kuwa ndani, na majina yote mawili yanarekodiwa.',
  },
  pin: { en: 'New PIN', sw: 'PIN mpya' },
  pinHint: { en: '4 to 6 digits', sw: 'Tarakimu 4 hadi 6' },
  setPin: { en: 'Set a PIN', sw: 'Weka PIN' },
  changePin: { en: 'Change PIN', sw: 'Badili PIN' },
  dropPin: { en: 'Remove PIN', sw: 'Ondoa PIN' },
  save: { en: 'Save', sw: 'Hifadhi' },
  on: { en: 'Set', sw: 'Imewekwa' },
  off: { en: 'Not set', sw: 'Haijawekwa' },
} as const satisfies Readonly<Record<string, Words>>;
