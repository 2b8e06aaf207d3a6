import type { Words } from '#core/i18n/language.ts';

/** The words of the sample that a first start offers. */
export const SAMPLE = {
  or: { en: 'or', sw: 'au' },
  look: { en: 'Look around in a sample shop', sw: 'Tazama ndani ya duka la mfano' },
  lookText: {
    en: 'Three branches, invented people and goods, a year of trade. It goes without a trace.',
    sw: 'Matawi matatu, watu na bidhaa za kubuni, biashara ya mwaka. Huondolewa bila kubaki chochote.',
  },
  makingTitle: { en: 'Your sample shop is being made', sw: 'Duka lako la mfano linatengenezwa' },
  makingText: {
    en: 'A year of trade takes a minute or two. You may close this page and come back.',
    sw: 'Biashara ya mwaka huchukua dakika moja au mbili. Unaweza kufunga ukurasa huu na kurudi.',
  },
  done: { en: '{n} % done', sw: 'Imefikia {n} %' },
  readyTitle: { en: 'Your sample shop is ready', sw: 'Duka lako la mfano liko tayari' },
  readyText: {
    en: 'Its owner logs in like this. The password is shown only here: write it down.',
    sw: 'Mmiliki wake huingia hivi. Nenosiri linaonyeshwa hapa pekee: liandike.',
  },
  once: {
    en: 'The password is shown only here: write it down.',
    sw: 'Nenosiri linaonyeshwa hapa pekee: liandike.',
  },
  enter: { en: 'Look around', sw: 'Tazama ndani' },
  failedTitle: { en: 'The sample shop was not made', sw: 'Duka la mfano halikutengenezwa' },
  failedText: {
    en: 'Something went wrong, and nothing of it is left. You can try again or begin with your own business.',
    sw: 'Kuna hitilafu, na hakuna kilichobaki. Unaweza kujaribu tena au kuanza na biashara yako.',
  },
  leftTitle: { en: 'The sample shop was not finished', sw: 'Duka la mfano halikukamilika' },
  leftText: {
    en: 'The server was stopped meanwhile. What is there goes when you try again.',
    sw: 'Seva ilisimamishwa kabla ya kumaliza. Vilivyopo vitaondolewa ukijaribu tena.',
  },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  own: { en: 'Create your own business', sw: 'Tengeneza biashara yako' },
  onlySample: {
    en: 'Only a sample shop is here so far.',
    sw: 'Kwa sasa kuna duka la mfano pekee.',
  },
} as const satisfies Record<string, Words>;
