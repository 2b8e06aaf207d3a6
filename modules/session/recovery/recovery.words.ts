import type { Words } from '#core/i18n/language.ts';

/** The message that carries the code of a forgotten password. */
export const RECOVERY_MESSAGE = {
  subject: { en: 'Your Onepos code', sw: 'Namba yako ya Onepos' },
  text: {
    en: 'Your Onepos code is {code}. It is valid for {minutes} minutes. Never tell it to anybody; if you did not ask for it, do nothing.',
    sw: 'Namba yako ya Onepos ni {code}. Inatumika kwa dakika {minutes}. Usimwambie mtu yeyote; kama hukuiomba, usifanye chochote.',
  },
} as const satisfies Record<string, Words>;
