import type { Messages } from '#core/entity-words.ts';
import { permissionChoices } from './permission-choices.ts';
import type { role } from './role.entity.ts';

export const roleWords = {
  en: {
    one: 'Role',
    many: 'Roles',
    lower: 'role',
    new: 'New role',
    purpose: 'A role says what its holders may see and do.',
    fields: {
      name: 'Name',
      permissions: 'Permissions',
      documents_seen: 'Documents seen',
      days_seen: 'Days seen',
      newest_seen: 'Newest seen',
      remarks: 'Remarks',
    },
    hints: {
      documents_seen: 'Sales, returns and payments. Reports have permissions of their own.',
      days_seen: '1 is today only. Empty: all days.',
      newest_seen: 'So many of each kind, the newest ones. Empty: all.',
    },
    choices: {
      permissions: permissionChoices('en'),
      documents_seen: { all: 'Of everybody', own: 'Own only' },
    },
    sections: {
      main: { title: 'Role', why: 'What it is called.' },
      reach: { title: 'Reach', why: 'How many of the documents its holders see.' },
      rights: { title: 'Permissions', why: 'What its holders may see and do.' },
    },
  },
  sw: {
    noun: '11/10',
    one: 'Wadhifa',
    many: 'Nyadhifa',
    lower: 'wadhifa',
    new: 'Wadhifa mpya',
    purpose: 'Wadhifa hueleza wenye nao wanaruhusiwa kuona na kufanya nini.',
    fields: {
      name: 'Jina',
      permissions: 'Ruhusa',
      documents_seen: 'Nyaraka zinazoonekana',
      days_seen: 'Siku zinazoonekana',
      newest_seen: 'Mpya zinazoonekana',
      remarks: 'Maelezo',
    },
    hints: {
      documents_seen: 'Mauzo, marejesho na malipo. Ripoti zina ruhusa zake.',
      days_seen: '1 ni leo tu. Ikiachwa wazi: siku zote.',
      newest_seen: 'Idadi ya nyaraka mpya zaidi za kila aina. Ikiachwa wazi: zote.',
    },
    choices: { permissions: permissionChoices('sw'), documents_seen: { all: 'Za wote', own: 'Zake tu' } },
    sections: {
      main: { title: 'Wadhifa', why: 'Unaitwaje.' },
      reach: { title: 'Upeo', why: 'Wenye wadhifa huu wanaona nyaraka zipi.' },
      rights: { title: 'Ruhusa', why: 'Wenye wadhifa huu wanaruhusiwa kuona na kufanya nini.' },
    },
  },
} as const satisfies Messages<typeof role>;
