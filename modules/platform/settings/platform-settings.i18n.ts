import type { Messages } from '#core/entity-words.ts';
import type { platformSettings } from './platform-settings.entity.ts';

export const platformSettingsWords = {
  en: {
    one: 'Platform settings',
    many: 'Platform settings',
    lower: 'platform settings',
    new: 'Platform settings',
    purpose:
      'The commission of agents, how long branches work before and after they are paid for, and what SMS cost.',
    fields: {
      platform: 'Platform',
      commission_rate: 'Agent commission',
      grace_days: 'Grace period (days)',
      read_only_days: 'Read-only period (days)',
      trial_days: 'Trial period (days)',
      sms_price: 'Price of an SMS part',
    },
    hints: {
      commission_rate:
        'Share of every fee paid by a business that the agent brought in. Payments already received do not change.',
      grace_days: 'After the last paid day everything still works, with a reminder.',
      read_only_days: 'After the grace period a branch can be viewed and downloaded. Then it is closed.',
      trial_days: 'For the first branch of new businesses.',
      sms_price: 'Branches then send only what they have bought. Leave empty if SMS are not sold here.',
    },
    sections: {
      agents: { title: 'New businesses', why: 'For agents and the businesses they bring in.' },
      fees: { title: 'When a fee is overdue', why: 'Applies from now on to every branch on the platform.' },
      sms: { title: 'SMS', why: 'Sold in parts: a long message takes several.' },
    },
  },
  sw: {
    noun: '4',
    one: 'Mipangilio ya jukwaa',
    many: 'Mipangilio ya jukwaa',
    lower: 'mipangilio ya jukwaa',
    new: 'Mipangilio ya jukwaa',
    purpose:
      'Mawakala wanapata nini kwenye ada, matawi yanafanya kazi muda gani kabla na baada ya kulipiwa, na bei ya SMS.',
    fields: {
      platform: 'Jukwaa',
      commission_rate: 'Kamisheni ya mawakala',
      grace_days: 'Muda wa nyongeza (siku)',
      read_only_days: 'Muda wa kusoma tu (siku)',
      trial_days: 'Muda wa majaribio (siku)',
      sms_price: 'Bei ya sehemu moja ya SMS',
    },
    hints: {
      commission_rate:
        'Sehemu ya kila ada ya biashara iliyoletwa na wakala. Malipo ambayo tayari yamepokelewa hayabadiliki.',
      grace_days: 'Baada ya siku ya mwisho iliyolipiwa kila kitu bado hufanya kazi, pamoja na kumbusho.',
      read_only_days:
        'Baada ya muda wa nyongeza taarifa za tawi zinaweza kuonwa na kupakuliwa. Kisha tawi linafungwa.',
      trial_days: 'Kwa tawi la kwanza la biashara mpya.',
      sms_price: 'Matawi hutuma kile walichonunua tu. Acha wazi kama SMS haziuzwi hapa.',
    },
    sections: {
      agents: { title: 'Biashara mpya', why: 'Kwa mawakala na biashara wanazoleta.' },
      fees: { title: 'Ada ikichelewa', why: 'Hutumika kuanzia sasa kwa kila tawi kwenye jukwaa.' },
      sms: { title: 'SMS', why: 'Zinauzwa kwa sehemu: ujumbe mrefu huchukua kadhaa.' },
    },
  },
} as const satisfies Messages<typeof platformSettings>;
