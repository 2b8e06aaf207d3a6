import type { Words } from '#core/i18n/language.ts';

/** The words of the devices on which somebody is logged in. */
export const DEVICES = {
  devices: { en: 'Login sessions', sw: 'Vipindi vya kuingia' },
  ownWhy: { en: 'Where you are logged in.', sw: 'Mahali ulipoingia.' },
  why: {
    en: 'Where this person is logged in. What is logged out here asks for the password anew.',
    sw: 'Mahali mtu huyu alipoingia. Kinachoondolewa hapa kitaomba nenosiri upya.',
  },
  all: { en: 'All', sw: 'Vyote' },
  active: { en: 'Active', sw: 'Hai' },
  maySellOffline: { en: 'May sell offline', sw: 'Vinaweza kuuza bila mtandao' },
  none: { en: 'Logged in nowhere.', sw: 'Hajaingia mahali popote.' },
  noneLikeThis: { en: 'No login session is like this.', sw: 'Hakuna kipindi cha kuingia cha aina hii.' },
  thisDevice: { en: 'This one', sw: 'Hiki hapa' },
  lastSeen: { en: 'Last seen', sw: 'Mara ya mwisho' },
  logOutDevice: { en: 'Log out {name}', sw: 'Ondoa {name}' },
  logOutOthers: { en: 'Log out all others', sw: 'Ondoa vingine vyote' },
  logOutAll: { en: 'Log out all', sw: 'Ondoa vyote' },
} as const satisfies Readonly<Record<string, Words>>;
