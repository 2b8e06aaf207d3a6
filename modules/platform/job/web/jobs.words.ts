import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const JOBS = {
  title: { en: 'Background jobs', sw: 'Kazi za chinichini' },
  notLoaded: { en: 'The jobs could not be loaded', sw: 'Kazi hazikuweza kupakiwa' },
  again: { en: 'Run now', sw: 'Endesha sasa' },
  started: { en: 'It will run in a moment', sw: 'Itaendeshwa punde' },
  next: { en: 'Next {at}', sw: 'Ijayo {at}' },
  tried: { en: 'Tried {n} of {most} times', sw: 'Imejaribiwa mara {n} kati ya {most}' },
} as const satisfies Record<string, Words>;

export const STATES: Readonly<
  Record<string, { words: Words; tone: 'success' | 'info' | 'warning' | 'danger' }>
> = {
  waiting: { words: { en: 'Waiting', sw: 'Inasubiri' }, tone: 'success' },
  running: { words: { en: 'Running', sw: 'Inaendelea' }, tone: 'info' },
  failing: { words: { en: 'Failing', sw: 'Inashindikana' }, tone: 'warning' },
  failed: { words: { en: 'Failed', sw: 'Imeshindikana' }, tone: 'danger' },
  unscheduled: { words: { en: 'Not scheduled', sw: 'Haijapangwa' }, tone: 'warning' },
};

export const EVERY: Readonly<Record<'seconds' | 'minutes' | 'hours', CountedWords>> = {
  seconds: {
    one: { en: 'Every second', sw: 'Kila sekunde' },
    many: { en: 'Every {n} seconds', sw: 'Kila sekunde {n}' },
  },
  minutes: {
    one: { en: 'Every minute', sw: 'Kila dakika' },
    many: { en: 'Every {n} minutes', sw: 'Kila dakika {n}' },
  },
  hours: {
    one: { en: 'Every hour', sw: 'Kila saa' },
    many: { en: 'Every {n} hours', sw: 'Kila saa {n}' },
  },
};
