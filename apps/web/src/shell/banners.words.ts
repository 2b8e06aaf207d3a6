import type { Words } from '#core/i18n/language.ts';

/** Words of the banners across the top of a page. */
export const FEE_BANNER = {
  soon: {
    en: 'This branch’s service fee is paid for {n} more days, including today.',
    sw: 'Ada ya huduma ya tawi hili imelipwa kwa siku {n} zaidi, ikiwemo leo.',
  },
  late: {
    en: 'This branch’s service fee is {n} days overdue. After a week the branch becomes read-only.',
    sw: 'Ada ya huduma ya tawi hili imechelewa siku {n}. Baada ya wiki moja tawi litakuwa la kusoma tu.',
  },
  readOnly: {
    en: 'The service fee is overdue. This branch is read-only until it is paid.',
    sw: 'Ada ya huduma imechelewa. Tawi hili ni la kusoma tu hadi ilipwe.',
  },
} as const satisfies Record<string, Words>;
export const OFFLINE_BANNER = {
  offline: { en: 'You are offline', sw: 'Hauko mtandaoni' },
  unavailable: { en: 'The server is unavailable', sw: 'Seva haipatikani' },
  tillGoesOn: {
    en: 'You can go on selling: the till keeps its sales and sends them when the connection is back. Other pages show the last data they received. Keep this page open: it reconnects by itself.',
    sw: 'Kaunta inaendelea kuuza: inahifadhi mauzo na kuyatuma mtandao ukirudi. Kurasa nyingine zinaonyesha taarifa za mwisho kupokelewa. Acha ukurasa huu wazi: utajiunganisha wenyewe.',
  },
  waits: {
    en: 'Pages show the last data they received. Keep this page open: it reconnects by itself.',
    sw: 'Kurasa zinaonyesha taarifa za mwisho kupokelewa. Acha ukurasa huu wazi: utajiunganisha wenyewe.',
  },
  openTill: { en: 'Open the till', sw: 'Fungua kaunta' },
} as const satisfies Record<string, Words>;
export const OUTDATED_BANNER = {
  title: { en: 'A new version is available', sw: 'Kuna toleo jipya' },
  why: {
    en: 'Save your work, then reload.',
    sw: 'Hifadhi kazi yako, kisha pakia upya.',
  },
  reload: { en: 'Reload', sw: 'Pakia upya' },
} as const satisfies Record<string, Words>;
export const SAMPLE_BANNER = {
  sample: { en: 'Sample shop: nothing here is real.', sw: 'Duka la mfano: hakuna cha kweli humu.' },
  remove: { en: 'Remove sample shop', sw: 'Ondoa duka la mfano' },
} as const satisfies Record<string, Words>;
export const VIEW_AS_BANNER = {
  title: { en: 'Viewing as {role}', sw: 'Unatazama kama {role}' },
  why: {
    en: 'You cannot change anything in this view.',
    sw: 'Huwezi kubadilisha chochote kwenye mwonekano huu.',
  },
  back: { en: 'Back to my view', sw: 'Rudi kwenye mwonekano wangu' },
} as const satisfies Record<string, Words>;
export const SUPPORT_BANNER = {
  title: { en: 'Support access to {business}', sw: 'Ruhusa ya msaada kwa {business}' },
  why: {
    en: 'Until {until}. Read-only; the owner can see every page you open.',
    sw: 'Hadi {until}. Ni ya kusoma tu; mmiliki anaona kila ukurasa unaofungua.',
  },
  leave: { en: 'Back to the platform', sw: 'Rudi kwenye jukwaa' },
} as const satisfies Record<string, Words>;
