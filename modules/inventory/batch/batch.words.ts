import type { Words } from '#core/i18n/language.ts';

/** Words of the screens of batches beside those of their fields. */
export const BATCH = {
  writeOff: { en: 'Write off expired stock', sw: 'Futa stoku iliyoisha muda' },
  writeOffTitle: { en: 'Write off all expired stock?', sw: 'Ufute stoku yote iliyoisha muda?' },
  writeOffBody: {
    en: 'Everything expired in {store} leaves the stock and becomes a loss.',
    sw: 'Kila kilichoisha muda kwenye {store} kinatoka kwenye stoku na kuwa hasara.',
  },
  toProduct: { en: 'Go to the product', sw: 'Nenda kwenye bidhaa' },
  correct: { en: 'Correct expiry date', sw: 'Sahihisha tarehe ya kuisha' },
  correctTitle: {
    en: 'Correct the expiry date of batch {batch}?',
    sw: 'Usahihishe tarehe ya kuisha ya bechi {batch}?',
  },
  correctBody: {
    en: 'The new date counts from now on, in every store. What was sold before stays as it is.',
    sw: 'Tarehe mpya inatumika kuanzia sasa, kwenye stoo zote. Kilichouzwa awali kinabaki kama kilivyo.',
  },
  dayIsNumber: {
    en: 'The date is also the number of this batch, which changes with it.',
    sw: 'Tarehe hii ndiyo pia namba ya bechi, na namba itabadilika pamoja nayo.',
  },
  expires: { en: 'Expires on', sw: 'Inaisha muda' },
  reason: { en: 'Reason', sw: 'Sababu' },
  corrected: { en: 'The expiry date is corrected', sw: 'Tarehe ya kuisha imesahihishwa' },
  store: { en: 'Store', sw: 'Stoo' },
  confirm: { en: 'Write off', sw: 'Futa' },
  done: { en: 'Expired batches written off: {n}', sw: 'Bechi zilizofutwa: {n}' },
} as const satisfies Record<string, Words>;
export const NO_BATCHES = {
  en: 'This product is not kept in batches.',
  sw: 'Bidhaa hii haitunzwi kwa bechi.',
};
export const BATCH_NEEDED = {
  en: 'Enter the batch number. This product is kept in batches.',
  sw: 'Andika namba ya bechi. Bidhaa hii hutunzwa kwa bechi.',
};
export const EXPIRY_NEEDED = {
  en: 'Enter the expiry date of this batch.',
  sw: 'Andika tarehe ya kuisha muda ya bechi hii.',
};
