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
    en: 'What you entered stays on this device as a draft until you save or discard it.',
    sw: 'Ulichoandika kitabaki kwenye kifaa hiki kama rasimu hadi ukihifadhi au kukifuta.',
  },
  leaveForGood: {
    en: 'What you entered is not saved, and no draft stays on this device.',
    sw: 'Ulichoandika hakijahifadhiwa, na hakuna rasimu yake itakayobaki kwenye kifaa hiki.',
  },
  leave: { en: 'Leave', sw: 'Ondoka' },
  stay: { en: 'Stay', sw: 'Baki hapa' },
  unfinishedNew: { en: 'You have an unfinished {one}', sw: 'Una rasimu ambayo hujaihifadhi' },
  unfinishedChange: { en: 'You have unfinished changes', sw: 'Una mabadiliko ambayo hujayahifadhi' },
  newFrom: {
    en: 'It is from {time} and was never saved. Continue where you left off, or discard it?',
    sw: 'Ni ya {time}. Uendelee ulipoishia, au uifute?',
  },
  changesFrom: {
    en: 'They are from {time} and were never saved. Continue where you left off, or discard them?',
    sw: 'Ni ya {time}. Uendelee ulipoishia, au uyafute?',
  },
  goOn: { en: 'Continue', sw: 'Endelea' },
  discardUnfinished: { en: 'Discard', sw: 'Futa' },
  restored: { en: 'Draft restored', sw: 'Rasimu yako imerejeshwa' },
  discard: { en: 'Discard draft', sw: 'Futa rasimu' },
  unsaved: { en: 'Not saved yet', sw: 'Bado haijahifadhiwa' },
  staleTitle: { en: 'Changed while you were editing', sw: 'Imebadilishwa ulipokuwa ukihariri' },
  staleBody: {
    en: 'What you entered is still here. Compare the differences and choose.',
    sw: 'Ulichoandika bado kipo. Angalia tofauti kisha uchague.',
  },
  theirs: { en: 'Now: {value}', sw: 'Sasa: {value}' },
  keepMine: { en: 'Keep my changes', sw: 'Tumia nilichoandika' },
  takeTheirs: { en: 'Use the newer value', sw: 'Tumia ya karibuni' },
  keys: { en: 'Keyboard shortcuts of this form', sw: 'Njia za mkato za fomu hii' },
  keySave: { en: 'Save', sw: 'Hifadhi' },
  keyAnother: { en: 'Save and add another', sw: 'Hifadhi na uongeze nyingine' },
  keyNext: { en: 'Next field', sw: 'Sehemu inayofuata' },
  keyBack: { en: 'Previous field', sw: 'Sehemu iliyotangulia' },
  keyLeave: { en: 'Leave the form', sw: 'Ondoka kwenye fomu' },
  keyHelp: { en: 'This list, outside of a field', sw: 'Orodha hii, nje ya sehemu ya kuandika' },
  nothing: { en: 'nothing', sw: 'hakuna' },
} as const satisfies Record<string, Words>;
export const ALREADY_USED = { en: '“{name}” already has this.', sw: 'Tayari ipo kwa “{name}”.' };
