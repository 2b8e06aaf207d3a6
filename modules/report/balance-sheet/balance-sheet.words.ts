import type { Words } from '#core/i18n/language.ts';
import type { BalanceSection } from './balance-sections.rules.ts';

/** Sentences of the balance sheet, on the screen and in the workbook. */
export const BALANCE_SHEET_TEXTS = {
  title: { en: 'Balance sheet', sw: 'Mizania' },
  sheet: { en: 'Balance sheet {day}', sw: 'Mizania {day}' },
  part: { en: 'Part', sw: 'Sehemu' },
  code: { en: 'Code', sw: 'Msimbo' },
  account: { en: 'Account', sw: 'Akaunti' },
  assets: { en: 'Assets', sw: 'Mali' },
  totalLiabilities: { en: 'Total liabilities', sw: 'Jumla ya dhima' },
  totalEquity: { en: 'Total equity', sw: 'Jumla ya mtaji' },
  both: { en: 'Liabilities and equity', sw: 'Dhima na mtaji' },
  profitOfYear: { en: 'Profit of the year', sw: 'Faida ya mwaka' },
  worth: { en: 'What the business is worth to its owner', sw: 'Thamani ya biashara kwa mmiliki' },
  money: { en: 'Money in hand', sw: 'Pesa zilizopo' },
  moneyWhy: { en: 'cash, mobile money and bank', sw: 'taslimu, simu na benki' },
  whoPaid: { en: 'Who paid for 100 of assets', sw: 'Nani amelipia mali za 100' },
  owner: { en: 'Owner', sw: 'Mmiliki' },
  others: { en: 'Others', sw: 'Wengine' },
  agree: { en: 'Both sides agree', sw: 'Pande zote zinalingana' },
  differ: { en: 'The sides do not agree', sw: 'Pande hazilingani' },
  compareMonth: { en: 'The end of the month before', sw: 'Mwisho wa mwezi uliotangulia' },
  compareYear: { en: 'The same day last year', sw: 'Siku hiyo mwaka jana' },
} as const satisfies Readonly<Record<string, Words>>;

/** Headings of the parts, and what they come to. */
export const BALANCE_SECTION_WORDS: Readonly<Record<BalanceSection, { title: Words; total: Words }>> = {
  current_assets: {
    title: { en: 'Current assets', sw: 'Mali za muda mfupi' },
    total: { en: 'Total current assets', sw: 'Jumla ya mali za muda mfupi' },
  },
  fixed_assets: {
    title: { en: 'Fixed assets', sw: 'Mali za kudumu' },
    total: { en: 'Total fixed assets', sw: 'Jumla ya mali za kudumu' },
  },
  liabilities: {
    title: { en: 'Liabilities', sw: 'Dhima' },
    total: { en: 'Total liabilities', sw: 'Jumla ya dhima' },
  },
  equity: {
    title: { en: 'Equity', sw: 'Mtaji wa mmiliki' },
    total: { en: 'Total equity', sw: 'Jumla ya mtaji' },
  },
};
