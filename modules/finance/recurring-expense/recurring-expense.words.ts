import type { Words } from '#core/i18n/language.ts';

/** What is said of an expense that comes again. */
export const RECURRING = {
  job: { en: 'Recurring expenses', sw: 'Matumizi ya kujirudia' },
  startsBefore: { en: 'Choose today or a later day.', sw: 'Chagua leo au siku ya baadaye.' },
  endsBefore: { en: 'It cannot end before it starts.', sw: 'Hayawezi kuisha kabla ya kuanza.' },
  coming: { en: 'Coming up', sw: 'Yanayokuja' },
  inAYear: { en: 'In 12 months', sw: 'Katika miezi 12' },
  noneLeft: { en: 'None: it has ended.', sw: 'Hakuna: yameisha.' },
  waits: {
    en: 'On each day it appears among the pending expenses. Nothing is posted until it is verified.',
    sw: 'Kila siku hiyo yanaonekana kwenye matumizi yanayosubiri. Hakuna kinachoandikwa vitabuni hadi yahakikiwe.',
  },
  repeat: { en: 'Repeat regularly', sw: 'Rudia mara kwa mara' },
  recorded: { en: 'Recorded expenses', sw: 'Matumizi yaliyorekodiwa' },
} as const satisfies Record<string, Words>;
