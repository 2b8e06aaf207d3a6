import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words about imports of before. */
export const EARLIER = {
  title: { en: 'Earlier imports', sw: 'Uingizaji wa awali' },
  left: { en: 'Not ended, left {when}', sw: 'Haujakamilika, uliachwa {when}' },
  undone: { en: 'Taken back {when}', sw: 'Ulirudishwa {when}' },
  created: { en: '{n} new', sw: '{n} mpya' },
  updated: { en: '{n} changed', sw: '{n} zilizobadilishwa' },
  skipped: { en: '{n} skipped', sw: '{n} zilizorukwa' },
  goOn: { en: 'Go on', sw: 'Endelea' },
  forget: { en: 'Forget', sw: 'Sahau' },
  undo: { en: 'Take back', sw: 'Rudisha' },
  keep: { en: 'Leave it', sw: 'Uache' },
  question: { en: 'Take back {file}?', sw: 'Urudishe {file}?' },
  done: { en: 'Import taken back', sw: 'Uingizaji umerudishwa' },
} as const satisfies Record<string, Words>;

export const GO: CountedWords = {
  one: { en: '1 record that it made is deleted.', sw: 'Rekodi 1 iliyoletwa inafutwa.' },
  many: { en: '{n} records that it made are deleted.', sw: 'Rekodi {n} zilizoletwa zinafutwa.' },
};

export const RESTORED: CountedWords = {
  one: { en: '1 record holds again what it held.', sw: 'Rekodi 1 inarudi ilivyokuwa.' },
  many: { en: '{n} records hold again what they held.', sw: 'Rekodi {n} zinarudi zilivyokuwa.' },
};

export const GO_BESIDE: CountedWords = {
  one: { en: '1 record that it added beside goes too.', sw: 'Rekodi 1 iliyoongezwa pembeni inaondoka pia.' },
  many: {
    en: '{n} records that it added beside go too.',
    sw: 'Rekodi {n} zilizoongezwa pembeni zinaondoka pia.',
  },
};

export const STAY_BESIDE: CountedWords = {
  one: {
    en: '1 record that it added beside stays, because others use it.',
    sw: 'Rekodi 1 iliyoongezwa pembeni inabaki, kwa sababu inatumika kwingine.',
  },
  many: {
    en: '{n} records that it added beside stay, because others use them.',
    sw: 'Rekodi {n} zilizoongezwa pembeni zinabaki, kwa sababu zinatumika kwingine.',
  },
};

export const GONE: CountedWords = {
  one: { en: '1 record has been deleted since.', sw: 'Rekodi 1 imekwisha futwa.' },
  many: { en: '{n} records have been deleted since.', sw: 'Rekodi {n} zimekwisha futwa.' },
};

export const IN_THE_WAY: CountedWords = {
  one: {
    en: '1 record is in the way. Nothing is taken back.',
    sw: 'Rekodi 1 inazuia. Hakuna kinachorudishwa.',
  },
  many: {
    en: '{n} records are in the way. Nothing is taken back.',
    sw: 'Rekodi {n} zinazuia. Hakuna kinachorudishwa.',
  },
};
