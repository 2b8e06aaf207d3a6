import type { Messages } from '#core/entity-words.ts';
import type { user } from './user.entity.ts';

export const userWords = {
  en: {
    one: 'Employee',
    many: 'Employees',
    lower: 'employee',
    new: 'New employee',
    purpose: 'Everyone who works with the system logs in as an employee.',
    fields: {
      name: 'Full name',
      phone_number: 'Phone number',
      email: 'Email',
      account_type: 'Account type',
      access: 'Branches and roles',
      status: 'Status',
      password: 'First password',
      settings: 'Preferences',
    },
    sections: { main: { title: 'Employee', why: 'Who logs in, and where.' } },
    conditions: { active: 'Active', disabled: 'Disabled' },
    choices: {
      account_type: {
        owner: 'branch owner',
        employee: 'branch employee',
        agent: 'agent account',
        system: 'system account',
        onepos: 'onepos account',
      },
      status: { active: 'Active', disabled: 'Disabled' },
    },
  },
  sw: {
    one: 'Mfanyakazi',
    many: 'Wafanyakazi',
    lower: 'mfanyakazi',
    new: 'Mfanyakazi mpya',
    purpose: 'Kila anayetumia mfumo huingia kama mfanyakazi.',
    fields: {
      name: 'Jina kamili',
      phone_number: 'Namba ya simu',
      email: 'Barua pepe',
      account_type: 'Aina ya akaunti',
      access: 'Matawi na nyadhifa',
      status: 'Hali',
      password: 'Nywila ya kwanza',
      settings: 'Mapendeleo',
    },
    sections: { main: { title: 'Mfanyakazi', why: 'Nani anaingia, na wapi.' } },
    conditions: { active: 'Wanaruhusiwa', disabled: 'Wamezuiwa' },
    choices: {
      account_type: {
        owner: 'mmiliki wa tawi',
        employee: 'mfanyakazi wa tawi',
        agent: 'akaunti ya wakala',
        system: 'akaunti ya mfumo',
        onepos: 'akaunti ya onepos',
      },
      status: { active: 'Anaruhusiwa', disabled: 'Amezuiwa' },
    },
  },
} as const satisfies Messages<typeof user>;
