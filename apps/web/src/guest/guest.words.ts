import type { Words } from '#core/i18n/language.ts';

/** The words before logging in. */
export const GUEST = {
  title: {
    en: 'Every branch, every sale, every shilling in one place',
    sw: 'Kila tawi, kila mauzo, kila shilingi mahali pamoja',
  },
  lede: {
    en: 'Bring your stock list from Excel, follow goods and money in all your branches, and read books that always agree.',
    sw: 'Leta orodha ya bidhaa kutoka Excel, fuatilia bidhaa na pesa za matawi yako yote, na usome vitabu vinavyolingana daima.',
  },
  stock: { en: 'Stock in every store', sw: 'Stoku ya kila stoo' },
  stockText: { en: 'Know what is left before a shelf is empty', sw: 'Jua kilichobaki kabla rafu haijaisha' },
  excel: { en: 'Excel in and out', sw: 'Excel, kuingiza na kutoa' },
  excelText: { en: 'Every fault named by row and column', sw: 'Kila kosa hutajwa kwa safu na safu wima' },
  books: { en: 'Books that agree', sw: 'Vitabu vinavyolingana' },
  booksText: {
    en: 'Debit and credit, to the last shilling',
    sw: 'Debiti na krediti, hadi shilingi ya mwisho',
  },
  languages: { en: 'English and Swahili', sw: 'Kiswahili na Kiingereza' },
  languagesText: { en: 'Each person in their own language', sw: 'Kila mtu kwa lugha yake' },
  language: { en: 'Language', sw: 'Lugha' },
  dark: { en: 'Dark theme', sw: 'Mandhari ya giza' },
  light: { en: 'Light theme', sw: 'Mandhari ya mwanga' },
  logIn: { en: 'Log in', sw: 'Ingia' },
  toBranch: { en: 'To your branch', sw: 'Kwenye tawi lako' },
  username: { en: 'Phone number or email', sw: 'Namba ya simu au barua pepe' },
  password: { en: 'Password', sw: 'Nenosiri' },
  otpTitle: { en: 'One more code', sw: 'Namba moja zaidi' },
  otpText: {
    en: 'Your password was right. Type the code that your authenticator app shows now.',
    sw: 'Nenosiri ni sahihi. Andika namba inayoonyeshwa sasa na programu yako ya uthibitishaji.',
  },
  otp: { en: 'Code of your authenticator', sw: 'Namba ya kithibitishaji chako' },
  otpHint: { en: 'Without your phone, type a recovery code.', sw: 'Bila simu yako, andika namba ya akiba.' },
  back: { en: 'Back', sw: 'Rudi' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii inahitajika.' },
  loggedIn: { en: 'You have been logged in', sw: 'Umefanikiwa kuingia' },
  ended: {
    en: 'Your session ended. Log in again to go on where you were.',
    sw: 'Kipindi chako kimeisha. Ingia tena uendelee ulipoishia.',
  },
} as const satisfies Record<string, Words>;
