import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const NOTIFICATIONS = {
  title: { en: 'Notifications', sw: 'Arifa' },
  notLoaded: { en: 'The notifications could not be loaded', sw: 'Arifa hazikuweza kupakiwa' },
  none: { en: 'No notifications yet', sw: 'Bado hakuna arifa' },
  why: {
    en: 'Reports and reminders that you turn on in the branch settings appear here.',
    sw: 'Ripoti na vikumbusho vilivyowashwa kwenye mipangilio ya tawi huonekana hapa.',
  },
  readAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' },
  unread: { en: 'Unread', sw: 'Haijasomwa' },
} as const satisfies Record<string, Words>;

/** The name of the bell, with its figure where there is one. */
export const UNREAD: CountedWords = {
  one: { en: 'Notifications, 1 unread', sw: 'Arifa, 1 haijasomwa' },
  many: { en: 'Notifications, {n} unread', sw: 'Arifa, {n} hazijasomwa' },
};
