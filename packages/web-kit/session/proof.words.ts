import type { Words } from '#core/i18n/language.ts';

export const PROOF = {
  title: { en: 'Confirm it’s you', sw: 'Thibitisha ni wewe' },
  text: {
    en: 'This affects who can log in, so enter your password once more.',
    sw: 'Hii inahusu nani anaweza kuingia, kwa hiyo andika nenosiri lako tena.',
  },
  password: { en: 'Your password', sw: 'Nenosiri lako' },
  code: { en: 'Code from the app, or a recovery code', sw: 'Namba ya programu, au namba ya akiba' },
  useCode: { en: 'Use a code instead', sw: 'Tumia namba badala yake' },
  usePassword: { en: 'Use the password instead', sw: 'Tumia nenosiri badala yake' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  next: { en: 'Continue', sw: 'Endelea' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
} as const satisfies Record<string, Words>;
