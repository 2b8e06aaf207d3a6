import type { Words } from '#core/i18n/language.ts';

/** What somebody is told when his name and password opened a session on a device that he has not used before. */
export const LOGIN_ALERT = {
  title: {
    en: 'Login from a new device: {device}',
    sw: 'Kuingia kwa kifaa kipya: {device}',
  },
  text: {
    en: 'Somebody logged in with your name and password from {device}, address {address}.\nIf it was not you, end that session in your settings and change your password.',
    sw: 'Mtu ameingia kwa jina na nenosiri lako kwa kifaa {device}, anwani {address}.\nKama hukuwa wewe, funga kipindi hicho kwenye mipangilio yako na ubadilishe nenosiri.',
  },
} as const satisfies Record<string, Words>;
