import type { Tone } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const SUPPORT = {
  title: { en: 'Support access', sw: 'Ruhusa ya msaada' },
  why: {
    en: 'Onepos support can view your business only if you allow it. They cannot change anything, and every page they open is recorded in your activities.',
    sw: 'Timu ya msaada ya Onepos inaweza kuangalia biashara yako ukiruhusu tu. Haiwezi kubadilisha chochote, na kila ukurasa inaoufungua huandikwa kwenye shughuli zako.',
  },
  notLoaded: { en: 'The requests could not be loaded', sw: 'Maombi hayakuweza kupakiwa' },
  none: { en: 'No requests', sw: 'Hakuna maombi' },
  noneBody: {
    en: 'When support asks to view your business, the request appears here.',
    sw: 'Timu ya msaada ikitaka kuangalia biashara yako, ombi litaonekana hapa.',
  },
  allow: { en: 'Allow', sw: 'Ruhusu' },
  refuse: { en: 'Decline', sw: 'Kataa' },
  end: { en: 'End access', sw: 'Maliza ruhusa' },
  seen: { en: 'Pages opened', sw: 'Kurasa zilizofunguliwa' },
  allowTitle: {
    en: 'Allow {person} to view your business?',
    sw: 'Umruhusu {person} kuangalia biashara yako?',
  },
  allowText: {
    en: 'Everything in all branches can be read, but nothing can be changed. Access ends automatically, and you can end it at any time.',
    sw: 'Kila kitu katika matawi yote kitasomeka, hakuna kitakachobadilishwa. Itaisha yenyewe, na unaweza kuimaliza wakati wowote.',
  },
  allowed: { en: 'Access is allowed.', sw: 'Ruhusa imetolewa.' },
  ended: { en: 'Access has ended.', sw: 'Ruhusa imeisha.' },
  asked: { en: 'Requested {at}', sw: 'Imeombwa {at}' },
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
  asked: { words: { en: 'Requested', sw: 'Limeombwa' }, tone: 'warning' },
  open: { words: { en: 'Open', sw: 'Iko wazi' }, tone: 'success' },
  refused: { words: { en: 'Declined', sw: 'Limekataliwa' }, tone: 'neutral' },
  ended: { words: { en: 'Ended', sw: 'Imemalizwa' }, tone: 'neutral' },
  expired: { words: { en: 'Expired', sw: 'Muda umeisha' }, tone: 'neutral' },
  lapsed: { words: { en: 'Not answered', sw: 'Halikujibiwa' }, tone: 'neutral' },
};
