import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const CHAIN = {
  title: { en: 'Chain of activities', sw: 'Mnyororo wa shughuli' },
  about: {
    en: 'Each activity is sealed to the one before it, so none can be changed, removed or slipped in unnoticed.',
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
    en: 'An activity stands outside the chain',
    sw: 'Kuna shughuli iliyo nje ya mnyororo',
  },
  open: { en: 'Open it', sw: 'Ifungue' },
} as const satisfies Record<string, Words>;

/** How the first faulty row shows that somebody was at it. */
export const FAULTS: Readonly<Record<string, Words>> = {
  changed: {
    en: 'The next one is not what was sealed.',
    sw: 'Inayofuata si ile iliyofungwa kwa muhuri.',
  },
  gone: { en: 'One that was written has been removed.', sw: 'Iliyoandikwa imeondolewa.' },
  seal_changed: {
    en: 'The next seal does not follow the one before it.',
    sw: 'Muhuri unaofuata hauendani na uliotangulia.',
  },
  seal_gone: { en: 'The next seal has been removed.', sw: 'Muhuri unaofuata umeondolewa.' },
  slipped_in: {
    en: 'It was written past the program, straight into the database.',
    sw: 'Imeandikwa moja kwa moja kwenye hifadhidata bila kupitia programu.',
  },
};

export const SEALED: CountedWords = {
  one: { en: 'The {n} activity is as it was sealed.', sw: 'Shughuli {n} iko kama ilivyofungwa kwa muhuri.' },
  many: {
    en: 'All {n} activities are as they were sealed.',
    sw: 'Shughuli zote {n} ziko kama zilivyofungwa kwa muhuri.',
  },
};

export const WAITING: CountedWords = {
  one: { en: '{n} more waits for its seal.', sw: '{n} nyingine inasubiri muhuri.' },
  many: { en: '{n} more wait for their seal.', sw: 'Nyingine {n} zinasubiri muhuri.' },
};
