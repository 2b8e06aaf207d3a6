import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const NOTIFICATIONS = {
  title: { en: 'Notifications', sw: 'Taarifa' },
  notLoaded: { en: 'The notifications could not be loaded', sw: 'Taarifa hazikuweza kupakiwa' },
  none: { en: 'Nothing to tell you yet', sw: 'Bado hakuna taarifa' },
  why: {
    en: 'Reports and reminders that are switched on in the branch settings arrive here.',
    sw: 'Ripoti na vikumbusho vilivyowashwa kwenye mipangilio ya tawi hufika hapa.',
  },
  readAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' },
  unread: { en: 'Not read', sw: 'Haijasomwa' },
} as const satisfies Record<string, Words>;

/** The name of the bell, with its figure where there is one. */
export const UNREAD: CountedWords = {
  one: { en: 'Notifications, 1 not read', sw: 'Taarifa, 1 haijasomwa' },
  many: { en: 'Notifications, {n} not read', sw: 'Taarifa, {n} hazijasomwa' },
};
