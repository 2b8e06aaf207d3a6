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
      kind: 'Device type',
      last_seen: 'Last seen',
      proved_at: 'Password last typed',
      ip: 'IP address',
      may_sell_offline: 'Can sell offline',
    },
    sections: { main: { title: 'Login session' } },
    choices: { kind: { desktop: 'Computer', phone: 'Phone', tablet: 'Tablet', other: 'Other' } },
  },
  sw: {
    noun: '7/8',
    one: 'Kipindi cha kuingia',
    many: 'Vipindi vya kuingia',
    lower: 'kipindi cha kuingia',
    new: 'Kipindi kipya cha kuingia',
    fields: {
      user: 'Mfanyakazi',
      name: 'Kifaa',
      kind: 'Aina ya kifaa',
      last_seen: 'Mara ya mwisho kuonekana',
      proved_at: 'Nenosiri liliandikwa mwisho',
      ip: 'Anwani ya IP',
      may_sell_offline: 'Kinaweza kuuza bila mtandao',
    },
    sections: { main: { title: 'Kipindi cha kuingia' } },
    choices: { kind: { desktop: 'Kompyuta', phone: 'Simu', tablet: 'Tableti', other: 'Nyingine' } },
  },
} as const satisfies Messages<typeof device>;
