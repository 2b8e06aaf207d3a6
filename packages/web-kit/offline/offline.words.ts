// cspell:ignore inasubiri haikukubaliwa
import type { Words } from '#core/i18n/language.ts';

/** What a page says of what was done on it and not sent yet. */
export const OFFLINE = {
  offline: {
    en: 'No network. Go on: what you enter is saved on this phone and sent when the network is back.',
    sw: 'Hakuna mtandao. Endelea: unachoandika kinahifadhiwa kwenye simu hii na kutumwa mtandao ukirudi.',
  },
  notKept: {
    en: 'This browser saves nothing. Do not close the page before everything is sent.',
    sw: 'Kivinjari hiki hakihifadhi kitu. Usifunge ukurasa kabla yote hayajatumwa.',
  },
  waiting: { en: 'Not sent yet', sw: 'Bado hazijatumwa' },
  waits: { en: 'Waiting', sw: 'Inasubiri' },
  refused: { en: 'Not accepted', sw: 'Haikukubaliwa' },
  sendNow: { en: 'Send now', sw: 'Tuma sasa' },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  today: { en: 'Send with the date of today', sw: 'Tuma kwa tarehe ya leo' },
  drop: { en: 'Give up', sw: 'Acha' },
} as const satisfies Record<string, Words>;

export const WAITING_ACTS = {
  one: { en: '{n} entry waits to be sent', sw: 'Ingizo {n} linasubiri kutumwa' },
  many: { en: '{n} entries wait to be sent', sw: 'Maingizo {n} yanasubiri kutumwa' },
};
