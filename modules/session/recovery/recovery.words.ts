import type { Words } from '#core/i18n/language.ts';

/** The message that carries the code of a forgotten password. */
export const RECOVERY_MESSAGE = {
  subject: { en: 'Your Onepos code', sw: 'Namba yako ya Onepos' },
  text: {
    en: 'Your Onepos code is {code}. It is valid for {minutes} minutes. Do not share it with anyone. If you did not request it, ignore this message.',
    sw: 'Namba yako ya Onepos ni {code}. Inatumika kwa dakika {minutes}. Usimpe mtu yeyote. Kama hukuiomba, puuza ujumbe huu.',
  },
} as const satisfies Record<string, Words>;

/** What is answered and written down when a forgotten password is set. */
export const RECOVERY_TEXTS = {
  reason: { en: 'Password reset with a code', sw: 'Nenosiri limewekwa upya kwa namba' },
  saved: { en: 'Your new password is saved', sw: 'Nenosiri lako jipya limehifadhiwa' },
} as const satisfies Record<string, Words>;
