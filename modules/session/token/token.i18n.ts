import type { Messages } from '#core/entity-words.ts';
import { permissionChoices } from '#modules/employee/role/permission-choices.ts';
import type { token } from './token.entity.ts';

export const tokenWords = {
  en: {
    one: 'API token',
    many: 'API tokens',
    lower: 'API token',
    new: 'New API token',
    purpose: 'A token lets your own programs use the system without logging in.',
    fields: {
      name: 'Name',
      branch: 'Branch',
      branches: 'Other branches',
      permissions: 'Permissions',
      expires_at: 'Valid until',
      last_used_at: 'Last used',
      parent: 'Made by token',
      device: 'Made on device',
    },
    choices: { permissions: permissionChoices('en') },
    sections: { main: { title: 'API token', why: 'It can do no more than you can.' } },
  },
  sw: {
    noun: '9/10',
    one: 'Tokeni ya API',
    many: 'Tokeni za API',
    lower: 'tokeni ya API',
    new: 'Tokeni mpya ya API',
    purpose: 'Tokeni huruhusu programu yako kutumia mfumo bila kuingia.',
    fields: {
      name: 'Jina',
      branch: 'Tawi',
      branches: 'Matawi mengine',
      permissions: 'Ruhusa',
      expires_at: 'Inatumika hadi',
      last_used_at: 'Ilitumika mwisho',
      parent: 'Imetengenezwa na tokeni',
      device: 'Ilitengenezwa kwenye kifaa',
    },
    choices: { permissions: permissionChoices('sw') },
    sections: { main: { title: 'Tokeni ya API', why: 'Haiwezi kufanya zaidi ya unavyoweza wewe.' } },
  },
} as const satisfies Messages<typeof token>;
