import type { Messages } from '#core/entity-words.ts';
import type { platformSettings } from './platform-settings.entity.ts';

export const platformSettingsWords = {
  en: {
    one: 'Platform settings',
    many: 'Platform settings',
    lower: 'platform settings',
    new: 'Platform settings',
    purpose: 'The commission of agents, and how long branches work before and after they are paid for.',
    fields: {
      platform: 'Platform',
      commission_rate: 'Agent commission',
      grace_days: 'Grace period (days)',
      read_only_days: 'Read-only period (days)',
      trial_days: 'Trial period (days)',
    },
    hints: {
      commission_rate:
        'Share of every fee paid by a business that the agent brought in. Payments already received do not change.',
      grace_days: 'After the last paid day everything still works, with a reminder.',
      read_only_days: 'After the grace period a branch can be viewed and downloaded. Then it is closed.',
      trial_days: 'For the first branch of new businesses.',
    },
    sections: {
      agents: { title: 'New businesses', why: 'For agents and the businesses they bring in.' },
      fees: { title: 'When a fee is overdue', why: 'Applies from now on to every branch on the platform.' },
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
      grace_days: 'Muda wa nyongeza (siku)',
      read_only_days: 'Muda wa kusoma tu (siku)',
      trial_days: 'Muda wa majaribio (siku)',
    },
    hints: {
      commission_rate:
        'Sehemu ya kila ada ya biashara iliyoletwa na wakala. Malipo ambayo tayari yamepokelewa hayabadiliki.',
      grace_days: 'Baada ya siku ya mwisho iliyolipiwa kila kitu bado hufanya kazi, pamoja na kumbusho.',
      read_only_days:
        'Baada ya muda wa nyongeza taarifa za tawi zinaweza kuonwa na kupakuliwa. Kisha tawi linafungwa.',
      trial_days: 'Kwa tawi la kwanza la biashara mpya.',
    },
    sections: {
      agents: { title: 'Biashara mpya', why: 'Kwa mawakala na biashara wanazoleta.' },
      fees: { title: 'Ada ikichelewa', why: 'Hutumika kuanzia sasa kwa kila tawi kwenye jukwaa.' },
    },
  },
} as const satisfies Messages<typeof platformSettings>;
