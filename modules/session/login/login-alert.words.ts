import type { Words } from '#core/i18n/language.ts';

/** What somebody is told when his name and password opened a session on a device that he has not used before. */
export const LOGIN_ALERT = {
  title: {
    en: 'New login from {device}',
    sw: 'Kuingia kwa kifaa kipya: {device}',
  },
  text: {
    en: 'Your account was used to log in on {device}, IP address {address}.\nIf this was not you, end that session in your settings and change your password.',
    sw: 'Akaunti yako imetumika kuingia kwa kifaa {device}, anwani ya IP {address}.\nKama si wewe, funga kipindi hicho kwenye mipangilio yako na ubadili nenosiri.',
  },
} as const satisfies Record<string, Words>;
