import type { Words } from '#core/i18n/language.ts';

/** The words of the sample that a first start offers. */
export const SAMPLE = {
  or: { en: 'or', sw: 'au' },
  look: { en: 'Explore a sample shop', sw: 'Jaribu duka la mfano' },
  lookText: {
    en: 'Three branches with made-up people, products and a year of sales. You can remove it at any time.',
    sw: 'Matawi matatu yenye watu, bidhaa na mauzo ya mwaka mzima, vyote vya kubuni. Unaweza kuliondoa wakati wowote.',
  },
  makingTitle: { en: 'Setting up your sample shop', sw: 'Duka lako la mfano linaandaliwa' },
  makingText: {
    en: 'This takes a minute or two. You can close this page and come back.',
    sw: 'Inachukua dakika moja au mbili. Unaweza kufunga ukurasa huu na kurudi.',
  },
  done: { en: '{n}% done', sw: 'Imefikia {n}%' },
  readyTitle: { en: 'Your sample shop is ready', sw: 'Duka lako la mfano liko tayari' },
  readyText: {
    en: 'Log in as the owner with these details. The password is shown only once, so write it down.',
    sw: 'Ingia kama mmiliki kwa taarifa hizi. Nenosiri linaonyeshwa mara hii tu, liandike.',
  },
  once: {
    en: 'The password is shown only once, so write it down.',
    sw: 'Nenosiri linaonyeshwa mara hii tu, liandike.',
  },
  enter: { en: 'Open the sample shop', sw: 'Fungua duka la mfano' },
  failedTitle: { en: 'The sample shop could not be created', sw: 'Duka la mfano halikuweza kutengenezwa' },
  failedText: {
    en: 'Something went wrong and nothing was saved. Try again, or start with your own business.',
    sw: 'Kuna hitilafu imetokea na hakuna kilichohifadhiwa. Jaribu tena, au anza na biashara yako.',
  },
  leftTitle: { en: 'The sample shop was not finished', sw: 'Duka la mfano halikukamilika' },
  leftText: {
    en: 'The server stopped before it finished. Trying again starts from the beginning.',
    sw: 'Seva ilisimama kabla ya kumaliza. Ukijaribu tena, kazi itaanza upya.',
  },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  own: { en: 'Create your own business', sw: 'Tengeneza biashara yako' },
  onlySample: {
    en: 'So far there is only a sample shop here.',
    sw: 'Kwa sasa kuna duka la mfano pekee.',
  },
} as const satisfies Record<string, Words>;
