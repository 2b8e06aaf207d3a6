import type { Words } from '#core/i18n/language.ts';

/** What the owners of a business are told at the bell of what the platform does with it. */
export const SUPPORT_TOLD = {
  asked: {
    title: { en: 'Onepos asks to look into your business', sw: 'Onepos inaomba kuangalia biashara yako' },
    text: {
      en: '{person} asks for {hours} h: {reason}\nNothing is open until you allow it.',
      sw: '{person} anaomba saa {hours}: {reason}\nHakuna kilicho wazi mpaka uruhusu.',
    },
  },
  opened: {
    title: { en: 'Onepos is looking into your business', sw: 'Onepos inaangalia biashara yako' },
    text: {
      en: '{person} reads by the access that you allowed: {reason}\nYou can end it at any moment.',
      sw: '{person} anasoma kwa ruhusa uliyotoa: {reason}\nUnaweza kuimaliza wakati wowote.',
    },
  },
  message: {
    title: { en: 'Onepos opened a message of your business', sw: 'Onepos imefungua ujumbe wa biashara yako' },
    text: {
      en: '{person} opened a message to {to}. A code in it opens an account: if nobody asked for this, change that password.',
      sw: '{person} amefungua ujumbe kwa {to}. Namba ya siri iliyomo hufungua akaunti: kama hakuna aliyeomba, badilisha nenosiri hilo.',
    },
  },
} as const satisfies Record<string, { title: Words; text: Words }>;
