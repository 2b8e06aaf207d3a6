import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const BOOKS_TEXTS = {
  postedOne: { en: '{n} document', sw: 'Hati {n}' },
  postedMany: { en: '{n} documents', sw: 'Hati {n}' },
  documentsArePosted: {
    en: 'Each document has exactly the journal lines it should have, and a void document has none left.',
    sw: 'Kila hati ina mistari ya jono inayopaswa kuwa nayo tu, na iliyobatilishwa haina mstari uliobaki.',
  },
  documentsMoveTheirGoods: {
    en: 'Each document moved the items listed on it, and a voided document returned them.',
    sw: 'Kila hati imehamisha bidhaa zilizoorodheshwa humo, na iliyobatilishwa imezirudisha.',
  },
  nightly: { en: 'Check the books of every business', sw: 'Kagua vitabu vya kila biashara' },
  doNotHold: { en: 'The books do not agree', sw: 'Vitabu havilingani' },
  firstFault: {
    en: '{title} This does not hold. First found: {name}. Open the check to see the rest.',
    sw: '{title} Hili si sahihi. Lililopatikana kwanza: {name}. Fungua uhakiki uone mengine.',
  },
} as const satisfies Readonly<Record<string, Words>>;
