import type { Words } from '#core/i18n/language.ts';

/** Words of the screens that stand in for one that cannot be shown. */
export const DENIED_TITLE = { en: 'You cannot open “{title}”', sw: 'Huwezi kufungua “{title}”' };
export const ASK_FOR_ACCESS = {
  en: 'The branch owner can give you access in Employee, Roles.',
  sw: 'Mmiliki wa tawi anaweza kukupa ruhusa kwenye Mfanyakazi, Nyadhifa.',
};
export const NEEDS_CONNECTION = { en: 'This page needs the connection', sw: 'Ukurasa huu unahitaji mtandao' };
export const NEEDS_CONNECTION_WHY = {
  en: 'It has not been opened on this device yet. Reload it when the connection is back.',
  sw: 'Haujawahi kufunguliwa kwenye kifaa hiki. Upakie upya mtandao ukirudi.',
};
export const PART_NOT_LOADED = {
  en: 'This part of the app could not be loaded',
  sw: 'Sehemu hii ya programu haikuweza kupakiwa',
};
export const PAGE_STOPPED = { en: 'This page stopped working', sw: 'Ukurasa huu umeacha kufanya kazi' };
export const MISSING = {
  page: { en: 'Page not found', sw: 'Ukurasa haupatikani' },
  record: { en: '{what} not found', sw: '{what} haipatikani' },
  pageBody: {
    en: 'This address does not exist. Check it for mistakes.',
    sw: 'Anwani hii haipo. Angalia kama imeandikwa vibaya.',
  },
  recordBody: {
    en: 'It may have been deleted, or the link may belong to another business.',
    sw: 'Huenda imefutwa, au kiungo ni cha biashara nyingine.',
  },
  home: { en: 'Go to the dashboard', sw: 'Nenda kwenye dashibodi' },
  start: { en: 'Go to the start page', sw: 'Nenda kwenye ukurasa wa mwanzo' },
} as const satisfies Record<string, Words>;
export const NOT_LOADED = { en: '{one} could not be loaded', sw: '{one} haikuweza kupakiwa' };
