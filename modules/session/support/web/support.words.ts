import type { Tone } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const SUPPORT = {
  title: { en: 'Support access', sw: 'Ruhusa ya msaada' },
  why: {
    en: 'People of Onepos look into your business only if you let them in. They read and change nothing; each page they open stands in your activities.',
    sw: 'Watu wa Onepos huangalia biashara yako ukiwaruhusu tu. Wanasoma na hawabadilishi chochote; kila ukurasa wanaofungua umeandikwa kwenye shughuli zako.',
  },
  notLoaded: { en: 'The requests could not be loaded', sw: 'Maombi hayakuweza kupakiwa' },
  none: { en: 'Nobody has asked', sw: 'Hakuna aliyeomba' },
  noneBody: {
    en: 'When support wants to look into your business, the request stands here.',
    sw: 'Msaada ukitaka kuangalia biashara yako, ombi litaonekana hapa.',
  },
  allow: { en: 'Allow', sw: 'Ruhusu' },
  refuse: { en: 'Refuse', sw: 'Kataa' },
  end: { en: 'End access', sw: 'Maliza ruhusa' },
  seen: { en: 'What was opened', sw: 'Vilivyofunguliwa' },
  allowTitle: {
    en: 'Let {person} look into your business?',
    sw: 'Umruhusu {person} kuangalia biashara yako?',
  },
  allowText: {
    en: 'Everything in all branches can be read, nothing changed. It ends by itself, and you can end it at any moment.',
    sw: 'Kila kitu katika matawi yote kitasomeka, hakuna kitakachobadilishwa. Itaisha yenyewe, na unaweza kuimaliza wakati wowote.',
  },
  allowed: { en: 'Access is allowed.', sw: 'Ruhusa imetolewa.' },
  ended: { en: 'It has ended.', sw: 'Imemalizika.' },
  asked: { en: 'Asked {at}', sw: 'Imeombwa {at}' },
  allowedBy: { en: 'Allowed by {person}', sw: 'Imeruhusiwa na {person}' },
  until: { en: 'Until {at}', sw: 'Hadi {at}' },
  endedBy: { en: 'Ended by {person}, {at}', sw: 'Imemalizwa na {person}, {at}' },
} as const satisfies Record<string, Words>;

export const FOR_HOURS: CountedWords = {
  one: { en: 'For one hour', sw: 'Kwa saa moja' },
  many: { en: 'For {n} hours', sw: 'Kwa saa {n}' },
};

/** How a request stands, for its owner and for who asked. */
export const SUPPORT_STATES: Readonly<Record<string, { words: Words; tone: Tone }>> = {
  asked: { words: { en: 'Asked', sw: 'Limeombwa' }, tone: 'warning' },
  open: { words: { en: 'Open', sw: 'Iko wazi' }, tone: 'success' },
  refused: { words: { en: 'Refused', sw: 'Limekataliwa' }, tone: 'neutral' },
  ended: { words: { en: 'Ended', sw: 'Imemalizwa' }, tone: 'neutral' },
  expired: { words: { en: 'Expired', sw: 'Muda umeisha' }, tone: 'neutral' },
  lapsed: { words: { en: 'Never answered', sw: 'Halikujibiwa' }, tone: 'neutral' },
};
