import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const CHAIN = {
  title: { en: 'Activity chain', sw: 'Mnyororo wa shughuli' },
  about: {
    en: 'Each activity is sealed to the one before it, so none can be changed, removed or inserted unnoticed.',
    sw: 'Kila shughuli imefungwa kwa muhuri na ile iliyotangulia, hivyo hakuna inayoweza kubadilishwa, kuondolewa au kuingizwa kwa siri.',
  },
  check: { en: 'Check the chain', sw: 'Kagua mnyororo' },
  again: { en: 'Check again', sw: 'Kagua tena' },
  checking: { en: 'Checked {n} of {all}', sw: 'Zimekaguliwa {n} kati ya {all}' },
  broken: {
    en: 'The chain is broken after activity {n}',
    sw: 'Mnyororo umekatika baada ya shughuli ya {n}',
  },
  slippedIn: {
    en: 'An activity is outside the chain',
    sw: 'Kuna shughuli iliyo nje ya mnyororo',
  },
  open: { en: 'Open it', sw: 'Ifungue' },
} as const satisfies Record<string, Words>;

/** How the first faulty row shows that somebody was at it. */
export const FAULTS: Readonly<Record<string, Words>> = {
  changed: {
    en: 'The next activity was changed after it was sealed.',
    sw: 'Shughuli inayofuata ilibadilishwa baada ya kufungwa kwa muhuri.',
  },
  gone: { en: 'An activity has been removed.', sw: 'Shughuli moja imeondolewa.' },
  seal_changed: {
    en: 'The next seal does not match the one before it.',
    sw: 'Muhuri unaofuata haulingani na uliotangulia.',
  },
  seal_gone: { en: 'The next seal has been removed.', sw: 'Muhuri unaofuata umeondolewa.' },
  slipped_in: {
    en: 'It was written directly into the database, not through the app.',
    sw: 'Imeandikwa moja kwa moja kwenye hifadhidata bila kupitia programu.',
  },
};

export const SEALED: CountedWords = {
  one: {
    en: '{n} activity is unchanged since it was sealed.',
    sw: 'Shughuli {n} iko kama ilivyofungwa kwa muhuri.',
  },
  many: {
    en: 'All {n} activities are unchanged since they were sealed.',
    sw: 'Shughuli zote {n} ziko kama zilivyofungwa kwa muhuri.',
  },
};

export const WAITING: CountedWords = {
  one: { en: '{n} more is waiting to be sealed.', sw: 'Shughuli {n} zaidi inasubiri muhuri.' },
  many: { en: '{n} more are waiting to be sealed.', sw: 'Shughuli {n} zaidi zinasubiri muhuri.' },
};
