import type { Words } from '#core/i18n/language.ts';

/** How the telephone of an account forwards its texts. */
export const FORWARDING = {
  job: { en: 'Texts from phones', sw: 'Jumbe kutoka kwenye simu' },
  title: { en: 'Texts from the phone', sw: 'Jumbe kutoka kwenye simu' },
  why: {
    en: 'An app on the phone of this account sends each text here by itself. Nothing is entered until somebody matches it.',
    sw: 'Programu kwenye simu ya akaunti hii hutuma kila ujumbe hapa yenyewe. Hakuna kinachoandikwa vitabuni hadi mtu auoanishe.',
  },
  off: { en: 'No phone is connected.', sw: 'Hakuna simu iliyounganishwa.' },
  since: { en: 'Connected', sw: 'Imeunganishwa' },
  by: { en: 'By', sw: 'Na' },
  last: { en: 'Last text', sw: 'Ujumbe wa mwisho' },
  never: { en: 'None yet', sw: 'Bado hakuna' },
  connect: { en: 'Connect a phone', sw: 'Unganisha simu' },
  renew: { en: 'New address', sw: 'Anwani mpya' },
  end: { en: 'Disconnect', sw: 'Tenganisha' },
  ended: { en: 'The phone is disconnected.', sw: 'Simu imetenganishwa.' },
  once: {
    en: 'This address is shown only now. With it one can add texts to this account and do nothing else.',
    sw: 'Anwani hii inaonyeshwa sasa tu. Mwenye nayo anaweza kuongeza jumbe kwenye akaunti hii na si kingine.',
  },
  stepOne: {
    en: '1. On the phone, install an app that forwards SMS to a web address.',
    sw: '1. Kwenye simu, weka programu inayotuma SMS kwenye anwani ya mtandao.',
  },
  stepTwo: {
    en: '2. Choose the senders to forward, such as M-PESA, and paste this address. The app sends JSON or a form with from, text and sentStamp.',
    sw: '2. Chagua watumaji wa kutumwa, kama M-PESA, kisha bandika anwani hii. Programu hutuma JSON au fomu yenye from, text na sentStamp.',
  },
  stepThree: {
    en: '3. Send a test from the app. The time of the last text appears here.',
    sw: '3. Tuma jaribio kutoka kwenye programu. Muda wa ujumbe wa mwisho utaonekana hapa.',
  },
  copy: { en: 'Copy the address', sw: 'Nakili anwani' },
  copied: { en: 'The address is copied.', sw: 'Anwani imenakiliwa.' },
  connectedNote: { en: 'Phone connected', sw: 'Simu imeunganishwa' },
  renewedNote: { en: 'New address for the phone', sw: 'Anwani mpya ya simu' },
  endedNote: { en: 'Phone disconnected', sw: 'Simu imetenganishwa' },
  renewTitle: { en: 'Make a new address?', sw: 'Utengeneze anwani mpya?' },
  endTitle: { en: 'Disconnect the phone?', sw: 'Utenganishe simu?' },
  endAsk: {
    en: 'Its texts no longer arrive here. Those that have arrived stay.',
    sw: 'Jumbe zake hazitafika tena hapa. Zilizofika zinabaki.',
  },
  renewAsk: {
    en: 'The phone that is connected now stops until it has the new address.',
    sw: 'Simu iliyounganishwa sasa itaacha hadi ipate anwani mpya.',
  },
} as const satisfies Record<string, Words>;
