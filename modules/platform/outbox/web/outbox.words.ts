import type { Words } from '#core/i18n/language.ts';
import type { Tone } from '#ui/show/chip.tsx';
import type { CountedWords } from '#web-kit/i18n/counted.ts';
import type { MessageState } from '../outbox.rules.ts';

export const OUTBOX = {
  title: { en: 'Outbox', sw: 'Ujumbe wa kutumwa' },
  notLoaded: { en: 'The messages could not be loaded', sw: 'Ujumbe haukuweza kupakiwa' },
  recorded: {
    en: 'What a message says is seen by opening it. Each opening stands in the activities with your name and to whom the message goes.',
    sw: 'Maandishi ya ujumbe yanaonekana ukiufungua. Kila ufunguaji unaandikwa kwenye shughuli pamoja na jina lako na anayetumiwa.',
  },
  filter: { en: 'State', sw: 'Hali' },
  all: { en: 'All', sw: 'Zote' },
  newest: { en: 'The newest {n} are shown.', sw: 'Zinaonyeshwa {n} za karibuni.' },
  erased: { en: 'No longer readable', sw: 'Hausomeki tena' },
  timeOver: { en: 'It did not leave in time.', sw: 'Haukutumwa kwa wakati.' },
  open: { en: 'Open', sw: 'Fungua' },
  again: { en: 'Send again', sw: 'Tuma tena' },
  queued: { en: 'It leaves in a moment', sw: 'Utatumwa punde' },
  to: { en: 'To {to}', sw: 'Kwa {to}' },
  none: { en: 'No messages', sw: 'Hakuna ujumbe' },
  noneWhy: {
    en: 'Codes, reports and reminders that leave by e-mail or SMS stand here for thirty days.',
    sw: 'Namba za siri, ripoti na vikumbusho vinavyotumwa kwa barua pepe au SMS hukaa hapa siku thelathini.',
  },
} as const satisfies Record<string, Words>;

export const CHANNELS: Readonly<Record<'email' | 'sms', Words>> = {
  email: { en: 'E-mail', sw: 'Barua pepe' },
  sms: { en: 'SMS', sw: 'SMS' },
};

export const STATES: Readonly<Record<MessageState, { words: Words; tone: Tone }>> = {
  waiting: { words: { en: 'Waiting', sw: 'Unasubiri' }, tone: 'info' },
  sent: { words: { en: 'Sent', sw: 'Umetumwa' }, tone: 'success' },
  laid_aside: { words: { en: 'Laid aside', sw: 'Umewekwa kando' }, tone: 'danger' },
};

export const TRIED: CountedWords = {
  one: { en: 'Tried once', sw: 'Umejaribiwa mara moja' },
  many: { en: 'Tried {n} times', sw: 'Umejaribiwa mara {n}' },
};
