import type { Words } from '#core/i18n/language.ts';

/** The words of two-factor authentication. */
export const TWO_FACTOR = {
  title: { en: 'Two-factor authentication', sw: 'Uthibitisho wa hatua mbili' },
  why: {
    en: 'Nobody can log in without your phone, even if they know your password.',
    sw: 'Hakuna anayeweza kuingia bila simu yako, hata akijua nenosiri lako.',
  },
  on: { en: 'On', sw: 'Umewashwa' },
  off: { en: 'Off', sw: 'Umezimwa' },
  turnOn: { en: 'Turn on', sw: 'Washa' },
  turnOff: { en: 'Turn off', sw: 'Zima' },
  password: { en: 'Your password', sw: 'Nenosiri lako' },
  next: { en: 'Continue', sw: 'Endelea' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  scan: {
    en: 'Scan this with an authenticator app, such as Google Authenticator or Aegis. Then type the code that it shows.',
    sw: 'Skani hii kwa programu ya uthibitishaji, kama Google Authenticator au Aegis. Kisha andika namba inayoonyeshwa.',
  },
  picture: { en: 'QR code for the authenticator app', sw: 'Msimbo wa QR wa programu ya uthibitishaji' },
  byHand: { en: 'Or type this key into the app', sw: 'Au andika ufunguo huu kwenye programu' },
  code: { en: 'Code from the app', sw: 'Namba ya programu' },
  codeOrSpare: { en: 'Code from the app, or a recovery code', sw: 'Namba ya programu, au namba ya akiba' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  spareTitle: { en: 'Your recovery codes', sw: 'Namba zako za akiba' },
  spareText: {
    en: 'Keep these where you can find them without your phone. Each one works once. They are shown only now.',
    sw: 'Zihifadhi mahali utakapozipata bila simu yako. Kila moja hutumika mara moja. Zinaonyeshwa sasa tu.',
  },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'Copied', sw: 'Zimenakiliwa' },
  done: { en: 'I have saved them', sw: 'Nimezihifadhi' },
  renew: { en: 'New recovery codes', sw: 'Namba mpya za akiba' },
  renewText: {
    en: 'You get ten new codes. The old ones stop working.',
    sw: 'Utapata namba kumi mpya. Za zamani hazitatumika tena.',
  },
  logOut: { en: 'Log out', sw: 'Toka' },
  demandedTitle: { en: 'Set up two-factor authentication', sw: 'Weka uthibitisho wa hatua mbili' },
  demandedByAll: {
    en: '{business} requires it for everyone. You need your phone and an authenticator app. Everything else opens once it is on.',
    sw: '{business} inauhitaji kwa kila mtu. Unahitaji simu yako na programu ya uthibitishaji. Mengine yote yatafunguka ukishauwasha.',
  },
  demandedByRole: {
    en: '{business} requires it for your role. You need your phone and an authenticator app. Everything else opens once it is on.',
    sw: '{business} inauhitaji kwa wadhifa wako. Unahitaji simu yako na programu ya uthibitishaji. Mengine yote yatafunguka ukishauwasha.',
  },
  demanded: {
    en: 'Your business requires two-factor authentication, so you cannot turn it off.',
    sw: 'Biashara yako inahitaji uthibitisho wa hatua mbili, kwa hiyo huwezi kuuzima.',
  },
  ofAll: { en: 'Require it for everyone', sw: 'Lazimisha kwa kila mtu' },
  ofAllWhy: {
    en: 'Everyone in {business} must log in with a code from their phone. Until they set it up, they and their API tokens can do nothing else.',
    sw: 'Kila mtu wa {business} lazima aingie kwa namba ya kwenye simu yake. Asiyeuweka, pamoja na tokeni zake za API, hawezi kufanya kitu kingine hadi auweke.',
  },
  ofAllFirst: {
    en: 'Turn on two-factor authentication for yourself first.',
    sw: 'Washa kwanza uthibitisho wa hatua mbili kwako mwenyewe.',
  },
} as const satisfies Record<string, Words>;
