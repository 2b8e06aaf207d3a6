import type { Words } from '#core/i18n/language.ts';

/** The words before logging in. */
export const GUEST = {
  title: {
    en: 'Every branch, every sale, every shilling in one place',
    sw: 'Kila tawi, kila mauzo, kila shilingi mahali pamoja',
  },
  lede: {
    en: 'Import your stock list from Excel, track stock and money in all your branches, and keep books that always balance.',
    sw: 'Ingiza orodha ya bidhaa kutoka Excel, fuatilia bidhaa na pesa za matawi yako yote, na uwe na hesabu zinazolingana daima.',
  },
  stock: { en: 'Stock in every store', sw: 'Stoku katika kila stoo' },
  stockText: { en: 'See what is running low before it runs out', sw: 'Jua kilichobaki kabla rafu haijaisha' },
  excel: { en: 'Excel import and export', sw: 'Kuingiza na kuhamisha Excel' },
  excelText: { en: 'Every error shown by row and column', sw: 'Kila kosa huonyeshwa kwa safu na safu wima' },
  books: { en: 'Books that balance', sw: 'Hesabu zinazolingana' },
  booksText: {
    en: 'Debits and credits, to the last shilling',
    sw: 'Debiti na krediti, hadi shilingi ya mwisho',
  },
  languages: { en: 'English and Swahili', sw: 'Kiswahili na Kiingereza' },
  languagesText: { en: 'Each person in their own language', sw: 'Kila mtu kwa lugha yake' },
  language: { en: 'Language', sw: 'Lugha' },
  dark: { en: 'Dark theme', sw: 'Mandhari ya giza' },
  light: { en: 'Light theme', sw: 'Mandhari ya mwanga' },
  logIn: { en: 'Log in', sw: 'Ingia' },
  toBranch: { en: 'Log in to your branch', sw: 'Ingia kwenye tawi lako' },
  username: { en: 'Phone number or email', sw: 'Namba ya simu au barua pepe' },
  password: { en: 'Password', sw: 'Nenosiri' },
  otpTitle: { en: 'Enter your code', sw: 'Weka namba ya uhakiki' },
  otpText: {
    en: 'Enter the code shown in your authenticator app.',
    sw: 'Andika namba inayoonyeshwa na programu yako ya uthibitishaji.',
  },
  otp: { en: 'Authenticator code', sw: 'Namba ya programu ya uthibitishaji' },
  otpHint: { en: 'No phone? Use a recovery code.', sw: 'Huna simu? Tumia namba ya akiba.' },
  ownPassword: { en: 'Choose your own password', sw: 'Chagua nenosiri lako' },
  ownPasswordText: {
    en: 'Someone else set the password you used. Choose one that only you know.',
    sw: 'Nenosiri ulilotumia liliwekwa na mtu mwingine. Chagua unalolijua wewe tu.',
  },
  saveAndLogIn: { en: 'Save and log in', sw: 'Hifadhi na uingie' },
  back: { en: 'Back', sw: 'Rudi' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  loggedIn: { en: 'You have been logged in', sw: 'Umefanikiwa kuingia' },
  ended: {
    en: 'Your session has ended. Log in again to continue where you left off.',
    sw: 'Kipindi chako kimeisha. Ingia tena ili uendelee ulipoishia.',
  },
} as const satisfies Record<string, Words>;
