import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const ASKED = {
  title: { en: 'Support access', sw: 'Ruhusa ya msaada' },
  notLoaded: { en: 'The requests could not be loaded', sw: 'Maombi hayakuweza kupakiwa' },
  none: { en: 'No requests yet', sw: 'Bado hakuna maombi' },
  noneBody: {
    en: 'Ask the owner of a business for permission to view it.',
    sw: 'Mwombe mmiliki wa biashara akuruhusu kuiangalia.',
  },
  ask: { en: 'Request access', sw: 'Omba ruhusa' },
  why: {
    en: 'The owner sees your name and the reason, and decides. Access is read-only, and every page you open is recorded.',
    sw: 'Mmiliki anaona jina lako na sababu, kisha anaamua. Utasoma tu bila kubadilisha chochote; kila ukurasa unaofungua unaandikwa.',
  },
  business: { en: 'Business', sw: 'Biashara' },
  reason: { en: 'Reason', sw: 'Sababu' },
  reasonWhy: { en: 'What you were asked to look at.', sw: 'Ulichoombwa kuangalia.' },
  life: { en: 'For how long', sw: 'Kwa muda gani' },
  one: { en: 'request', sw: 'ombi' },
  sent: { en: 'Request sent. The owner can answer now.', sw: 'Ombi limetumwa. Mmiliki anaweza kujibu sasa.' },
  enter: { en: 'Open the business', sw: 'Fungua biashara' },
  takeBack: { en: 'Cancel request', sw: 'Ghairi ombi' },
  end: { en: 'End access', sw: 'Maliza ruhusa' },
  ended: { en: 'Access has ended.', sw: 'Ruhusa imeisha.' },
} as const satisfies Record<string, Words>;

export const HOURS: CountedWords = {
  one: { en: '1 hour', sw: 'Saa 1' },
  many: { en: '{n} hours', sw: 'Saa {n}' },
};
