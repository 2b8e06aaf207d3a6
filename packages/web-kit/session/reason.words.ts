import type { Words } from '#core/i18n/language.ts';

export const REASON = {
  title: { en: 'These days are closed', sw: 'Siku hizi zimefungwa' },
  reason: { en: 'Reason', sw: 'Sababu' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  next: { en: 'Post it all the same', sw: 'Ingiza hata hivyo' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
} as const satisfies Record<string, Words>;
