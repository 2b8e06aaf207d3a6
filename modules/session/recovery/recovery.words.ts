import type { Words } from '#core/i18n/language.ts';

/** The message that carries the code of a forgotten password. */
export const RECOVERY_MESSAGE = {
  subject: { en: 'Your Onepos code', sw: 'Namba yako ya Onepos' },
  text: {
    en: 'Your Onepos code is {code}. It is valid for {minutes} minutes. Do not share it with anyone. If you did not request it, ignore this message.',
    sw: 'Namba yako ya Onepos ni {code}. Inatumika kwa dakika {minutes}. Usimpe mtu yeyote. Kama hukuiomba, puuza ujumbe huu.',
  },
} as const satisfies Record<string, Words>;
