import type { Messages } from '#core/entity-words.ts';
import type { Language } from '#core/i18n/language.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { permissionWords } from './permission-words.ts';
import type { role } from './role.entity.ts';

export const roleWords = {
  en: {
    one: 'Role',
    many: 'Roles',
    lower: 'role',
    new: 'New role',
    purpose: 'A role says what its holders may see and do.',
    fields: { name: 'Name', permissions: 'Permissions', remarks: 'Remarks' },
    choices: { permissions: rightsIn('en') },
    sections: {
      main: { title: 'Role', why: 'What it is called.' },
      rights: { title: 'Permissions', why: 'What its holders may see and do.' },
    },
  },
  sw: {
    one: 'Wadhifa',
    many: 'Nyadhifa',
    lower: 'wadhifa',
    new: 'Wadhifa mpya',
    purpose: 'Wadhifa hueleza wenye nao wanaruhusiwa kuona na kufanya nini.',
    fields: { name: 'Jina', permissions: 'Ruhusa', remarks: 'Maelezo' },
    choices: { permissions: rightsIn('sw') },
    sections: {
      main: { title: 'Wadhifa', why: 'Unaitwaje.' },
      rights: { title: 'Ruhusa', why: 'Wenye wadhifa huu wanaruhusiwa kuona na kufanya nini.' },
    },
  },
} as const satisfies Messages<typeof role>;

function rightsIn(language: Language): Record<string, string> {
  return Object.fromEntries([...ALL_PERMISSIONS].map((right) => [right, permissionWords(right)[language]]));
}
