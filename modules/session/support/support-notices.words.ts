import type { Words } from '#core/i18n/language.ts';

/** What the owners of a business are told at the bell of what the platform does with it. */
export const SUPPORT_NOTICES = {
  asked: {
    title: {
      en: 'Onepos support asks to view your business',
      sw: 'Timu ya msaada ya Onepos inaomba kuangalia biashara yako',
    },
    text: {
      en: '{person} requests {hours} hours of access: {reason}\nNothing can be seen until you allow it.',
      sw: '{person} anaomba ruhusa ya saa {hours}: {reason}\nHakuna kinachoonekana mpaka uruhusu.',
    },
  },
  opened: {
    title: {
      en: 'Onepos support is viewing your business',
      sw: 'Timu ya msaada ya Onepos inaangalia biashara yako',
    },
    text: {
      en: '{person} is using the access you allowed: {reason}\nYou can end it at any time.',
      sw: '{person} anatumia ruhusa uliyotoa: {reason}\nUnaweza kuimaliza wakati wowote.',
    },
  },
  message: {
    title: { en: 'Onepos opened a message of your business', sw: 'Onepos imefungua ujumbe wa biashara yako' },
    text: {
      en: '{person} opened a message to {to}. It may contain a login code. If nobody asked for it, change that account’s password.',
      sw: '{person} amefungua ujumbe uliotumwa kwa {to}. Huenda una namba ya uhakiki ya kuingia. Kama hakuna aliyeiomba, badili nenosiri la akaunti hiyo.',
    },
  },
} as const satisfies Record<string, { title: Words; text: Words }>;
