import type { Words } from '#core/i18n/language.ts';
import type { Tone } from '#ui/show/chip.tsx';
import type { CountedWords } from '#web-kit/i18n/counted.ts';
import type { MessageState } from '../outbox.rules.ts';

export const OUTBOX = {
  title: { en: 'Outbox', sw: 'Ujumbe wa kutumwa' },
  notLoaded: { en: 'The messages could not be loaded', sw: 'Ujumbe haukuweza kupakiwa' },
  recorded: {
    en: 'Open a message to read it. Each time, your name and the recipient are recorded in the activities.',
    sw: 'Fungua ujumbe ili kuusoma. Kila mara jina lako na mpokeaji huandikwa kwenye shughuli.',
  },
  filter: { en: 'Status', sw: 'Hali' },
  all: { en: 'All', sw: 'Zote' },
  newest: { en: 'Showing the latest {n}.', sw: 'Zinaonyeshwa {n} za karibuni.' },
  erased: { en: 'No longer readable', sw: 'Hausomeki tena' },
  timeOver: { en: 'It was not sent in time.', sw: 'Haukutumwa kwa wakati.' },
  open: { en: 'Open', sw: 'Fungua' },
  again: { en: 'Send again', sw: 'Tuma tena' },
  queued: { en: 'It will be sent in a moment', sw: 'Utatumwa punde' },
  to: { en: 'To {to}', sw: 'Kwa {to}' },
  none: { en: 'No messages', sw: 'Hakuna ujumbe' },
  noneWhy: {
    en: 'Codes, reports and reminders sent by email or SMS are kept here for 30 days.',
    sw: 'Namba za uhakiki, ripoti na vikumbusho vinavyotumwa kwa barua pepe au SMS hukaa hapa siku 30.',
  },
} as const satisfies Record<string, Words>;

export const CHANNELS: Readonly<Record<'email' | 'sms', Words>> = {
  email: { en: 'Email', sw: 'Barua pepe' },
  sms: { en: 'SMS', sw: 'SMS' },
};

export const STATES: Readonly<Record<MessageState, { words: Words; tone: Tone }>> = {
  waiting: { words: { en: 'Waiting', sw: 'Unasubiri' }, tone: 'info' },
  sent: { words: { en: 'Sent', sw: 'Umetumwa' }, tone: 'success' },
  laid_aside: { words: { en: 'Failed', sw: 'Umeshindikana' }, tone: 'danger' },
};

export const TRIED: CountedWords = {
  one: { en: 'Tried once', sw: 'Umejaribiwa mara moja' },
  many: { en: 'Tried {n} times', sw: 'Umejaribiwa mara {n}' },
};
