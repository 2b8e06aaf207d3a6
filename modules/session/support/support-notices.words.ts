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
    title: { en: 'Onepos support viewed a message', sw: 'Timu ya msaada ya Onepos imeona ujumbe' },
    text: {
      en: '{person} viewed a message sent to {to}. If it was a login code that nobody requested, change that account’s password.',
      sw: '{person} ameona ujumbe uliotumwa kwa {to}. Kama ulikuwa na namba ya uhakiki ambayo hakuna aliyeiomba, badili nenosiri la akaunti hiyo.',
    },
  },
} as const satisfies Record<string, { title: Words; text: Words }>;
