// cspell:ignore likizo kuchukua isiyo
import type { Words } from '#core/i18n/language.ts';

/** The words of the days on which somebody does not work. */
export const LEAVE = {
  enter: { en: 'Leave', sw: 'Likizo' },
  title: { en: 'Who is on leave?', sw: 'Nani yuko likizo?' },
  person: { en: 'Person', sw: 'Mtu' },
  since: { en: 'First day', sw: 'Siku ya kwanza' },
  until: { en: 'Last day', sw: 'Siku ya mwisho' },
  reason: { en: 'Reason', sw: 'Sababu' },
  save: { en: 'Save', sw: 'Hifadhi' },
  done: { en: 'The leave is recorded', sw: 'Likizo imerekodiwa' },
  takeBack: { en: 'Remove leave', sw: 'Ondoa likizo' },
  takeBackBody: {
    en: 'The person can be given work on these days again.',
    sw: 'Mtu huyu ataweza kupangiwa kazi tena siku hizi.',
  },
  takenBack: { en: 'The leave is removed', sw: 'Likizo imeondolewa' },
  endsBefore: {
    en: 'The last day is before the first one.',
    sw: 'Siku ya mwisho iko kabla ya siku ya kwanza.',
  },
  tooLong: { en: 'At most a year at once.', sw: 'Mwaka mmoja tu kwa mara moja.' },
} as const satisfies Record<string, Words>;
