import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const ASKED = {
  title: { en: 'Support access', sw: 'Ruhusa ya msaada' },
  notLoaded: { en: 'The requests could not be loaded', sw: 'Maombi hayakuweza kupakiwa' },
  none: { en: 'Nothing was asked for', sw: 'Hakuna kilichoombwa' },
  noneBody: {
    en: 'Ask the owner of a business to let you look into it.',
    sw: 'Mwombe mmiliki wa biashara akuruhusu kuiangalia.',
  },
  ask: { en: 'Ask for access', sw: 'Omba ruhusa' },
  why: {
    en: 'The owner sees your name and the reason, and decides. You will read and change nothing; every page you open is on record there.',
    sw: 'Mmiliki anaona jina lako na sababu, kisha anaamua. Utasoma tu bila kubadilisha chochote; kila ukurasa unaofungua unaandikwa huko.',
  },
  business: { en: 'Business', sw: 'Biashara' },
  reason: { en: 'Reason', sw: 'Sababu' },
  reasonWhy: { en: 'What you were asked to look at.', sw: 'Ulichoombwa kuangalia.' },
  life: { en: 'For how long', sw: 'Kwa muda gani' },
  sent: { en: 'The owner can answer now.', sw: 'Mmiliki anaweza kujibu sasa.' },
  enter: { en: 'Open the business', sw: 'Fungua biashara' },
  takeBack: { en: 'Take back', sw: 'Ondoa ombi' },
  end: { en: 'End access', sw: 'Maliza ruhusa' },
  ended: { en: 'It has ended.', sw: 'Imemalizika.' },
} as const satisfies Record<string, Words>;

export const HOURS: CountedWords = {
  one: { en: '1 hour', sw: 'Saa 1' },
  many: { en: '{n} hours', sw: 'Saa {n}' },
};
