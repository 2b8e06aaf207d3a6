import type { Words } from '#core/i18n/language.ts';

/** The words of the devices on which somebody is logged in. */
export const DEVICES = {
  devices: { en: 'Login sessions', sw: 'Vipindi vya kuingia' },
  ownWhy: { en: 'Where you are logged in.', sw: 'Mahali ulipoingia.' },
  why: {
    en: 'Where this employee is logged in. If you log out a session, its device asks for the password again.',
    sw: 'Mahali alipoingia mfanyakazi huyu. Ukiondoa kipindi, kifaa chake kitaomba nenosiri tena.',
  },
  all: { en: 'All', sw: 'Vyote' },
  active: { en: 'Active', sw: 'Hai' },
  maySellOffline: { en: 'Can sell offline', sw: 'Vinaweza kuuza bila mtandao' },
  none: { en: 'Not logged in anywhere.', sw: 'Hajaingia mahali popote.' },
  noneLikeThis: { en: 'No login sessions match.', sw: 'Hakuna kipindi cha kuingia kinacholingana.' },
  thisDevice: { en: 'This device', sw: 'Kifaa hiki' },
  lastSeen: { en: 'Last seen', sw: 'Mara ya mwisho' },
  logOutDevice: { en: 'Log out {name}', sw: 'Ondoa {name}' },
  logOutOthers: { en: 'Log out all others', sw: 'Ondoa vingine vyote' },
  endBody: {
    en: 'These devices ask for the password again. API tokens made on them stop working.',
    sw: 'Vifaa hivi vitaomba nenosiri tena. Tokeni za API zilizotengenezwa humo hazitatumika tena.',
  },
  keepTokens: { en: 'Keep the API tokens', sw: 'Bakiza tokeni za API' },
  logOutAll: { en: 'Log out all', sw: 'Ondoa vyote' },
} as const satisfies Readonly<Record<string, Words>>;
