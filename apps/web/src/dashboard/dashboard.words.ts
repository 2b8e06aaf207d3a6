import type { Words } from '#core/i18n/language.ts';

/** The words of the start page. */
export const DASHBOARD = {
  morning: { en: 'Good morning, {name}', sw: 'Habari za asubuhi, {name}' },
  afternoon: { en: 'Good afternoon, {name}', sw: 'Habari za mchana, {name}' },
  evening: { en: 'Good evening, {name}', sw: 'Habari za jioni, {name}' },
  next: { en: 'What to do next', sw: 'Hatua zinazofuata' },
  nextNote: { en: 'Each opens the right screen.', sw: 'Kila moja hufungua skrini husika.' },
  open: { en: 'Open', sw: 'Fungua' },
  start: { en: 'Start', sw: 'Anza' },
  done: { en: 'Done', sw: 'Tayari' },
  import: { en: 'Bring your stock list from Excel', sw: 'Leta orodha ya bidhaa kutoka Excel' },
  importWhy: {
    en: 'All rows at once; every fault is named before anything is saved.',
    sw: 'Safu zote kwa pamoja; kila kosa hutajwa kabla ya kuhifadhi chochote.',
  },
  product: { en: 'Add a product by hand', sw: 'Ongeza bidhaa moja moja' },
  productWhy: { en: 'Name, prices and what is in stock.', sw: 'Jina, bei na kiasi kilichopo.' },
  category: { en: 'Group products in categories', sw: 'Panga bidhaa kwenye makundi' },
  categoryWhy: { en: 'They order the till and the reports.', sw: 'Hupanga mauzo na ripoti.' },
  employee: { en: 'Let your employees in', sw: 'Waingize wafanyakazi wako' },
  employeeWhy: { en: 'Each with the rights of a role.', sw: 'Kila mmoja na ruhusa za wadhifa wake.' },
  trialBalance: { en: 'Read the trial balance', sw: 'Soma urari wa majaribio' },
  trialBalanceWhy: { en: 'Debit and credit of every account.', sw: 'Debiti na krediti za kila akaunti.' },
  nothing: {
    en: 'Your role opens no screen yet. The owner of the branch can grant rights.',
    sw: 'Wadhifa wako bado haufungui skrini yoyote. Mmiliki wa tawi anaweza kukupa ruhusa.',
  },
} as const satisfies Record<string, Words>;
