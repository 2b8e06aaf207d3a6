import type { Words } from '#core/i18n/language.ts';

/** Words of what stands around every page: menu, tabs, branch switcher. */
export const TAB = {
  stock: { en: 'Stock', sw: 'Stoku' },
  sell: { en: 'Sell', sw: 'Uza' },
  sales: { en: 'Sales', sw: 'Mauzo' },
  categories: { en: 'Categories', sw: 'Makundi' },
  customers: { en: 'Customers', sw: 'Wateja' },
};
export const APP_NOT_LOADED = { en: 'The app could not be loaded', sw: 'Programu haikuweza kupakiwa' };
export const NOT_STARTED = {
  title: { en: 'Onepos could not start', sw: 'Onepos haikuweza kuanza' },
  body: {
    en: 'Something unexpected came from the server or this device. Try again; if it stays, log out and log in again.',
    sw: 'Kuna kitu kisichotarajiwa kutoka kwenye seva au kifaa hiki. Jaribu tena; ikiendelea, toka kisha ingia tena.',
  },
  reload: { en: 'Try again', sw: 'Jaribu tena' },
  logOut: { en: 'Log out', sw: 'Toka' },
} as const satisfies Record<string, Words>;
export const PAGE_NOT_FOUND_TITLE = { en: 'Page not found', sw: 'Ukurasa haupatikani' };
export const MENU = {
  dashboard: { en: 'Dashboard', sw: 'Dashibodi' },
  logOut: { en: 'Log out', sw: 'Toka' },
  home: { en: 'Home', sw: 'Mwanzo' },
  more: { en: 'More', sw: 'Zaidi' },
} as const satisfies Record<string, Words>;
/** Labels of the account types (specification §6). */
export const ACCOUNT_TYPE: Readonly<Record<string, Words>> = {
  owner: { en: 'Branch owner', sw: 'Mmiliki wa tawi' },
  employee: { en: 'Branch employee', sw: 'Mfanyakazi wa tawi' },
  agent: { en: 'Agent account', sw: 'Akaunti ya wakala' },
  system: { en: 'System account', sw: 'Akaunti ya mfumo' },
};
export const OTHER_ACCOUNT_TYPE = { en: 'Onepos account', sw: 'Akaunti ya Onepos' };
export const CONNECTION = {
  offline: { en: 'Offline', sw: 'Hakuna mtandao' },
  unavailable: { en: 'Server unavailable', sw: 'Seva haipatikani' },
} as const satisfies Record<string, Words>;
export const BRANCH_SWITCHER = {
  find: { en: 'Find a branch', sw: 'Tafuta tawi' },
  newBranch: { en: 'New branch', sw: 'Tawi jipya' },
} as const satisfies Record<string, Words>;
