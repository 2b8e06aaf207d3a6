import type { Messages } from '#core/entity-words.ts';
import type { platformSettings } from './platform-settings.entity.ts';

export const platformSettingsWords = {
  en: {
    one: 'Platform settings',
    many: 'Platform settings',
    lower: 'platform settings',
    new: 'Platform settings',
    purpose: 'What agents get of fees, and how long branches work before and after they are paid.',
    fields: {
      platform: 'Platform',
      commission_rate: 'Commission of agents',
      grace_days: 'Days of grace',
      read_only_days: 'Days to read only',
      trial_days: 'Days of trial',
    },
    hints: {
      commission_rate:
        'Of each fee of a business that an agent brought. Payments already taken stay as they are.',
      grace_days: 'After the last paid day everything still works, with a reminder.',
      read_only_days: 'After the days of grace a branch can be read and taken along. Then it is closed.',
      trial_days: 'For the first branch of a business that is brought from now on.',
    },
    sections: {
      agents: { title: 'New businesses', why: 'For agents and the businesses they bring.' },
      fees: { title: 'When a fee is late', why: 'Counts from now on for every branch on the platform.' },
    },
  },
  sw: {
    noun: '4',
    one: 'Mipangilio ya jukwaa',
    many: 'Mipangilio ya jukwaa',
    lower: 'mipangilio ya jukwaa',
    new: 'Mipangilio ya jukwaa',
    purpose:
      'Mawakala wanapata nini kwenye ada, na matawi yanafanya kazi muda gani kabla na baada ya kulipiwa.',
    fields: {
      platform: 'Jukwaa',
      commission_rate: 'Kamisheni ya mawakala',
      grace_days: 'Siku za nyongeza',
      read_only_days: 'Siku za kusoma tu',
      trial_days: 'Siku za majaribio',
    },
    hints: {
      commission_rate:
        'Ya kila ada ya biashara iliyoletwa na wakala. Malipo yaliyokwisha pokelewa hayabadiliki.',
      grace_days: 'Baada ya siku ya mwisho iliyolipiwa kila kitu bado hufanya kazi, pamoja na ukumbusho.',
      read_only_days: 'Baada ya siku za nyongeza tawi husomwa na data yake huchukuliwa. Kisha linafungwa.',
      trial_days: 'Kwa tawi la kwanza la biashara itakayoletwa kuanzia sasa.',
    },
    sections: {
      agents: { title: 'Biashara mpya', why: 'Kwa mawakala na biashara wanazoleta.' },
      fees: { title: 'Ada ikichelewa', why: 'Inahesabika kuanzia sasa kwa kila tawi kwenye jukwaa.' },
    },
  },
} as const satisfies Messages<typeof platformSettings>;
