import type { Words } from '#core/i18n/language.ts';

/** What is said of sales that the server does not have yet. */
export const WAITING = {
  title: { en: 'Sales not sent yet', sw: 'Mauzo ambayo hayajatumwa' },
  offline: { en: 'Offline', sw: 'Hakuna mtandao' },
  unavailable: { en: 'Server unavailable', sw: 'Seva haipatikani' },
  none: { en: 'Every sale has been sent.', sw: 'Mauzo yote yametumwa.' },
  why: {
    en: 'They are saved on this device, even when it is switched off, and are sent automatically when you are back online. Until then, do not log out or clear the browser.',
    sw: 'Yamehifadhiwa kwenye kifaa hiki, hata kikizimwa, na yatatumwa yenyewe mtandao ukirudi. Usitoke wala kufuta data za kivinjari kabla ya hapo.',
  },
  sendNow: { en: 'Send now', sw: 'Tuma sasa' },
  waits: { en: 'Waiting', sw: 'Yanasubiri' },
  refused: { en: 'Not accepted', sw: 'Hayakukubaliwa' },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  today: { en: 'Sell with the date of today', sw: 'Uza kwa tarehe ya leo' },
  putBack: { en: 'Move to cart', sw: 'Rudisha kwenye kikapu' },
} as const satisfies Record<string, Words>;
export const WAITING_COUNT = {
  one: { en: '{n} sale waiting', sw: 'mauzo {n} yanasubiri kutumwa' },
  many: { en: '{n} sales waiting', sw: 'mauzo {n} yanasubiri kutumwa' },
};
export const REFUSED_COUNT = {
  one: { en: '{n} sale was not accepted', sw: 'mauzo {n} hayakukubaliwa' },
  many: { en: '{n} sales were not accepted', sw: 'mauzo {n} hayakukubaliwa' },
};
