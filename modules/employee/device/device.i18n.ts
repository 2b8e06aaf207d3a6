import type { Messages } from '#core/entity-words.ts';
import type { device } from './device.entity.ts';

export const deviceWords = {
  en: {
    one: 'Login session',
    many: 'Login sessions',
    lower: 'login session',
    new: 'New login session',
    fields: {
      user: 'Employee',
      name: 'Device',
      kind: 'Kind',
      last_seen: 'Last seen',
      ip: 'Address',
      may_sell_offline: 'May sell offline',
    },
    sections: { main: { title: 'Login session' } },
    choices: { kind: { desktop: 'Computer', phone: 'Phone', tablet: 'Tablet', other: 'Other' } },
  },
  sw: {
    noun: '7/8',
    one: 'Kifaa kilichoingia',
    many: 'Vifaa vilivyoingia',
    lower: 'kifaa kilichoingia',
    new: 'Kifaa kipya',
    fields: {
      user: 'Mfanyakazi',
      name: 'Kifaa',
      kind: 'Aina',
      last_seen: 'Kilionekana mwisho',
      ip: 'Anwani',
      may_sell_offline: 'Kinaweza kuuza bila mtandao',
    },
    sections: { main: { title: 'Kifaa kilichoingia' } },
    choices: { kind: { desktop: 'Kompyuta', phone: 'Simu', tablet: 'Tableti', other: 'Nyingine' } },
  },
} as const satisfies Messages<typeof device>;
