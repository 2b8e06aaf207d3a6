import type { Messages } from '#core/entity-words.ts';
import type { user } from './user.entity.ts';

export const userWords = {
  en: {
    one: 'Employee',
    many: 'Employees',
    lower: 'employee',
    new: 'New employee',
    purpose: 'Everyone who uses the system has an employee account.',
    fields: {
      name: 'Full name',
      phone_number: 'Phone number',
      email: 'Email',
      licence_expires: 'Driving licence expires',
      account_type: 'Account type',
      access: 'Branches and roles',
      status: 'Status',
      password: 'First password',
      settings: 'Preferences',
    },
    hints: {
      password:
        'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a symbol such as - or !. Not a name or a common word. If left empty, the employee sets one with “Forgot password?” on the login page.',
      access:
        'An employee without a branch cannot log in. Without a role an employee sees nothing of a branch; an owner sees everything.',
    },
    sections: {
      main: {
        title: 'Employee',
        why: 'The employee logs in with the phone number or email. After you change one, “Forgot password?” works with it only once the employee has logged in with it; for somebody who has lost the password too, use “Set password”.',
      },
      login: { title: 'First password', why: 'To be changed after the first login.' },
      access: { title: 'Access', why: 'Which branches, and in which role.' },
    },
    conditions: { active: 'Active', disabled: 'Disabled' },
    choices: {
      account_type: {
        owner: 'Branch owner',
        employee: 'Branch employee',
        agent: 'Agent account',
        system: 'System account',
        onepos: 'Onepos account',
      },
      status: { active: 'Active', disabled: 'Disabled' },
    },
  },
  sw: {
    noun: '1/2',
    one: 'Mfanyakazi',
    many: 'Wafanyakazi',
    lower: 'mfanyakazi',
    new: 'Mfanyakazi mpya',
    purpose: 'Kila anayetumia mfumo ana akaunti ya mfanyakazi.',
    fields: {
      name: 'Jina kamili',
      phone_number: 'Namba ya simu',
      email: 'Barua pepe',
      licence_expires: 'Leseni ya udereva inaisha',
      account_type: 'Aina ya akaunti',
      access: 'Matawi na nyadhifa',
      status: 'Hali',
      password: 'Nenosiri la kwanza',
      settings: 'Mapendeleo',
    },
    hints: {
      password:
        'Angalau herufi 8: herufi ndogo, herufi kubwa, tarakimu na alama kama - au !. Lisiwe jina wala neno la kawaida. Likiachwa wazi, mfanyakazi ataweka lake kwa “Umesahau nenosiri?” anapoingia.',
      access:
        'Mfanyakazi asiye na tawi hawezi kuingia. Bila wadhifa haoni chochote cha tawi; mmiliki huona kila kitu.',
    },
    sections: {
      main: {
        title: 'Mfanyakazi',
        why: 'Mfanyakazi huingia kwa namba ya simu au barua pepe. Ukibadilisha mojawapo, “Umesahau nenosiri?” hufanya kazi nayo baada tu ya mfanyakazi kuingia nayo; kwa aliyepoteza nenosiri pia, tumia “Weka nenosiri”.',
      },
      login: { title: 'Nenosiri la kwanza', why: 'Libadilishwe baada ya kuingia mara ya kwanza.' },
      access: { title: 'Ruhusa', why: 'Kwenye matawi gani, na kwa wadhifa gani.' },
    },
    all: 'Wote',
    conditions: { active: 'Wanaruhusiwa', disabled: 'Wamezuiwa' },
    choices: {
      account_type: {
        owner: 'Mmiliki wa tawi',
        employee: 'Mfanyakazi wa tawi',
        agent: 'Akaunti ya wakala',
        system: 'Akaunti ya mfumo',
        onepos: 'Akaunti ya onepos',
      },
      status: { active: 'Anaruhusiwa', disabled: 'Amezuiwa' },
    },
  },
} as const satisfies Messages<typeof user>;
