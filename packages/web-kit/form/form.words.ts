import type { Words } from '#core/i18n/language.ts';

/** The words of every form. */
export const FORM = {
  edit: { en: 'Edit {name}', sw: 'Hariri {name}' },
  backTo: { en: 'Back to {many}', sw: 'Rudi kwenye {many}' },
  save: { en: 'Save {one}', sw: 'Hifadhi {one}' },
  saveChanges: { en: 'Save changes', sw: 'Hifadhi mabadiliko' },
  another: { en: 'Save and add another', sw: 'Hifadhi na uongeze nyingine' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  fix: { en: 'Fix “{field}” to save', sw: 'Rekebisha “{field}” ili uhifadhi' },
  saved: { en: 'Saved', sw: 'Imehifadhiwa' },
  leaveTitle: { en: 'Leave without saving?', sw: 'Uondoke bila kuhifadhi?' },
  leaveBody: {
    en: 'What you typed stays on this device as a draft until you save or discard it.',
    sw: 'Ulichoandika kitabaki kwenye kifaa hiki kama rasimu hadi uhifadhi au ukifute.',
  },
  leave: { en: 'Leave', sw: 'Ondoka' },
  stay: { en: 'Stay here', sw: 'Baki hapa' },
  restored: { en: 'Your draft was brought back', sw: 'Rasimu yako imerudishwa' },
  discard: { en: 'Discard the draft', sw: 'Futa rasimu' },
  unsaved: { en: 'Not saved yet', sw: 'Bado haijahifadhiwa' },
  staleTitle: { en: 'Changed in the meantime', sw: 'Imebadilishwa wakati huohuo' },
  staleBody: {
    en: 'What you typed is still here. Look at what differs and choose.',
    sw: 'Ulichoandika bado kipo. Angalia tofauti kisha uchague.',
  },
  theirs: { en: 'Now: {value}', sw: 'Sasa: {value}' },
  keepMine: { en: 'Keep what I typed', sw: 'Acha nilichoandika' },
  takeTheirs: { en: 'Take the newer one', sw: 'Chukua ya karibuni' },
  nothing: { en: 'nothing', sw: 'hakuna' },
} as const satisfies Record<string, Words>;
