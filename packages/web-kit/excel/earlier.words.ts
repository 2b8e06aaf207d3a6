import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words about imports of before. */
export const EARLIER = {
  title: { en: 'Earlier imports', sw: 'Uingizaji wa awali' },
  left: { en: 'Not finished, left {when}', sw: 'Haujakamilika, uliachwa {when}' },
  undone: { en: 'Undone {when}', sw: 'Ulitenguliwa {when}' },
  created: { en: '{n} new', sw: '{n} mpya' },
  updated: { en: '{n} updated', sw: '{n} zilizobadilishwa' },
  skipped: { en: '{n} skipped', sw: '{n} zilizorukwa' },
  goOn: { en: 'Continue', sw: 'Endelea' },
  forget: { en: 'Discard', sw: 'Futa' },
  undo: { en: 'Undo', sw: 'Tengua' },
  keep: { en: 'Keep it', sw: 'Uache' },
  question: { en: 'Undo the import of {file}?', sw: 'Utengue uingizaji wa {file}?' },
  done: { en: 'Import undone', sw: 'Uingizaji umetenguliwa' },
} as const satisfies Record<string, Words>;

export const GO: CountedWords = {
  one: { en: '1 record it created will be deleted.', sw: 'Rekodi 1 iliyoletwa itafutwa.' },
  many: { en: '{n} records it created will be deleted.', sw: 'Rekodi {n} zilizoletwa zitafutwa.' },
};

export const RESTORED: CountedWords = {
  one: { en: '1 record goes back to what it was.', sw: 'Rekodi 1 itarudi ilivyokuwa.' },
  many: { en: '{n} records go back to what they were.', sw: 'Rekodi {n} zitarudi zilivyokuwa.' },
};

export const GO_BESIDE: CountedWords = {
  one: {
    en: '1 related record it added will be deleted too.',
    sw: 'Rekodi 1 inayohusiana iliyoongezwa itafutwa pia.',
  },
  many: {
    en: '{n} related records it added will be deleted too.',
    sw: 'Rekodi {n} zinazohusiana zilizoongezwa zitafutwa pia.',
  },
};

export const STAY_BESIDE: CountedWords = {
  one: {
    en: '1 related record it added stays, because others use it.',
    sw: 'Rekodi 1 inayohusiana iliyoongezwa inabaki, kwa sababu inatumika kwingine.',
  },
  many: {
    en: '{n} related records it added stay, because others use them.',
    sw: 'Rekodi {n} zinazohusiana zilizoongezwa zinabaki, kwa sababu zinatumika kwingine.',
  },
};

export const GONE: CountedWords = {
  one: { en: '1 record has already been deleted.', sw: 'Rekodi 1 tayari imefutwa.' },
  many: { en: '{n} records have already been deleted.', sw: 'Rekodi {n} tayari zimefutwa.' },
};

export const IN_THE_WAY: CountedWords = {
  one: {
    en: '1 record prevents this. Nothing will be undone.',
    sw: 'Rekodi 1 inazuia. Hakuna kitakachotenguliwa.',
  },
  many: {
    en: '{n} records prevent this. Nothing will be undone.',
    sw: 'Rekodi {n} zinazuia. Hakuna kitakachotenguliwa.',
  },
};
