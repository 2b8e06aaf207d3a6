import { defineModule } from '#core/define-module.ts';
import { sentReminders } from './reminder/sent-reminders-table.ts';

export const report = defineModule({
  name: 'report',
  title: { en: 'Report', sw: 'Ripoti' },
  icon: 'report',
  permission: 'view_report_menu',
  entities: [],
  tables: [sentReminders],
  menu: [
    { title: { en: 'Reports', sw: 'Ripoti' }, route: '/report/form', permission: 'create_report' },
    {
      title: { en: 'Trial balance', sw: 'Urari wa majaribio' },
      route: '/report/trial-balance',
      permission: 'create_trial_balance',
    },
    {
      title: { en: 'Income statement', sw: 'Taarifa ya mapato' },
      route: '/report/income-statement',
      permission: 'create_income_statement',
    },
    {
      title: { en: 'Balance sheet', sw: 'Mizania' },
      route: '/report/balance-sheet',
      permission: 'create_income_statement',
    },
    {
      title: { en: 'Cash flow', sw: 'Mtiririko wa pesa' },
      route: '/report/cash-flow',
      permission: 'create_income_statement',
    },
    {
      title: { en: 'VAT summary', sw: 'Muhtasari wa VAT' },
      route: '/report/tax-summary',
      permission: 'create_income_statement',
    },
    {
      title: { en: 'Aged debts', sw: 'Madeni kwa umri' },
      route: '/report/aged-debts',
      permission: ['view_debts_report', 'create_report'],
    },
    {
      title: { en: 'Slow stock', sw: 'Bidhaa zinazokaa' },
      route: '/report/slow-stock',
      permission: ['view_product_stock', 'view_buying_price', 'create_report'],
    },
  ],
  screens: [
    {
      path: '/report/aged-debts',
      title: { en: 'Aged debts', sw: 'Madeni kwa umri' },
      permission: ['view_debts_report', 'create_report'],
    },
    {
      path: '/report/slow-stock',
      title: { en: 'Slow stock', sw: 'Bidhaa zinazokaa' },
      permission: ['view_product_stock', 'view_buying_price', 'create_report'],
    },
    {
      path: '/report/form',
      title: { en: 'Reports', sw: 'Ripoti' },
      permission: 'create_report',
    },
    {
      path: '/report/income-statement',
      title: { en: 'Income statement', sw: 'Taarifa ya mapato' },
      permission: 'create_income_statement',
    },
    {
      path: '/report/balance-sheet',
      title: { en: 'Balance sheet', sw: 'Mizania' },
      permission: 'create_income_statement',
    },
    {
      path: '/report/cash-flow',
      title: { en: 'Cash flow', sw: 'Mtiririko wa pesa' },
      permission: 'create_income_statement',
    },
    {
      path: '/report/tax-summary',
      title: { en: 'VAT summary', sw: 'Muhtasari wa VAT' },
      permission: 'create_income_statement',
    },
    {
      path: '/report/trial-balance',
      title: { en: 'Trial balance', sw: 'Urari wa majaribio' },
      permission: 'create_trial_balance',
    },
    {
      path: '/report/chart-of-accounts',
      title: { en: 'Chart of accounts', sw: 'Orodha ya akaunti' },
      permission: 'create_trial_balance',
    },
    {
      path: '/report/journal',
      title: { en: 'Journal', sw: 'Jarida' },
      permission: 'create_trial_balance',
    },
    {
      path: '/report/books-check',
      title: { en: 'Check the books', sw: 'Uhakiki wa vitabu' },
      permission: 'create_trial_balance',
    },
    {
      path: '/report/ledger-lines',
      title: { en: 'Ledger lines', sw: 'Mistari ya leja' },
      permission: 'create_trial_balance',
      isPart: true,
    },
  ],
});
