import type { Words } from '#core/i18n/language.ts';
import { EXTRA_PERMISSIONS, RIGHTS_OF_MODULES } from '../../permissions.extra.ts';
import { PERMISSION_MODULES, PERMISSION_NOUNS } from './permission-nouns.ts';

/** A right as a shop owner says it: `See the list of products`, `Sell on credit`. */
export function permissionWords(name: string): Words {
  return (
    OWN[name] ??
    EXTRA_PERMISSIONS[name]?.words ??
    menuWords(name) ??
    deedWords(name) ?? { en: name, sw: name }
  );
}

/** What a module is called over the rights that stand under it. */
export function permissionModuleWords(module: string): Words {
  return (
    PERMISSION_MODULES[module] ??
    RIGHTS_OF_MODULES.find((of) => of.module === module)?.title ?? { en: module, sw: module }
  );
}

function menuWords(name: string): Words | undefined {
  const [, module] = /^view_(\w+)_menu$/.exec(name) ?? [];
  const title = module && PERMISSION_MODULES[module.replaceAll('_', '-')];
  return title ? { en: `See ${title.en} in the menu`, sw: `Kuona ${title.sw} kwenye menyu` } : undefined;
}

const DEEDS: Readonly<Record<string, (noun: Words) => Words>> = {
  list: ({ en, sw }) => ({ en: `See the list of ${en}`, sw: `Kuona orodha ya ${sw}` }),
  view: ({ en, sw }) => ({ en: `Open ${en}`, sw: `Kufungua ${sw}` }),
  create: ({ en, sw }) => ({ en: `Add ${en}`, sw: `Kuongeza ${sw}` }),
  modify: ({ en, sw }) => ({ en: `Change ${en}`, sw: `Kubadilisha ${sw}` }),
  delete: ({ en, sw }) => ({ en: `Delete ${en}`, sw: `Kufuta ${sw}` }),
};

function deedWords(name: string): Words | undefined {
  const [, deed = '', thing = ''] = /^([a-z]+)_(\w+)$/.exec(name) ?? [];
  const noun = PERMISSION_NOUNS[thing] ?? PERMISSION_NOUNS[singularOf(thing)];
  return noun && DEEDS[deed]?.(noun);
}

function singularOf(plural: string): string {
  if (plural.endsWith('branches')) return plural.slice(0, -2);
  return plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');
}

/** Rights that are more than a deed done to a thing. */
const OWN: Readonly<Record<string, Words>> = {
  adjust_product_stock: { en: 'Correct the stock of products', sw: 'Kurekebisha stoku ya bidhaa' },
  list_stock_adjustments: {
    en: 'See the list of stock corrections',
    sw: 'Kuona orodha ya marekebisho ya stoku',
  },
  request_stock: { en: 'Ask another branch for stock', sw: 'Kuomba stoku kutoka tawi jingine' },
  approve_stock_request: { en: 'Approve stock requests', sw: 'Kuidhinisha maombi ya stoku' },
  list_stock_requests: { en: 'See the list of stock requests', sw: 'Kuona orodha ya maombi ya stoku' },
  do_stock_taking: { en: 'Count the stock', sw: 'Kuhesabu stoku' },
  modify_selling_price: { en: 'Set selling prices', sw: 'Kupanga bei za kuuza' },
  view_buying_price: { en: 'See buying prices', sw: 'Kuona bei za kununua' },
  view_selling_price: { en: 'See selling prices', sw: 'Kuona bei za kuuza' },
  view_product_stock: { en: 'See how much is in stock', sw: 'Kuona kiasi kilichopo stoo' },
  adjust_selling_price_when_selling: {
    en: 'Change the price while selling',
    sw: 'Kubadilisha bei wakati wa kuuza',
  },
  back_date_sale: { en: 'Give a sale an earlier date', sw: 'Kuyapa mauzo tarehe ya nyuma' },
  clear_sales_on_cart: { en: 'Empty the cart at the till', sw: 'Kuondoa bidhaa zote kwenye kikapu' },
  convert_quote_to_invoice: {
    en: 'Turn a quote into an invoice',
    sw: 'Kugeuza nukuu ya bei kuwa ankara',
  },
  create_fake_sale: {
    en: 'Open tax receipts of recorded sales',
    sw: 'Kufungua risiti za kodi za mauzo yaliyorekodiwa',
  },
  print_delivery_note: { en: 'Print delivery notes', sw: 'Kuchapisha hati za kupokelea mizigo' },
  print_invoice: { en: 'Print invoices', sw: 'Kuchapisha ankara' },
  print_quote: { en: 'Print quotes', sw: 'Kuchapisha nukuu za bei' },
  print_sale: { en: 'Print receipts', sw: 'Kuchapisha risiti' },
  print_tra_receipt: { en: 'Print TRA receipts', sw: 'Kuchapisha risiti za TRA' },
  sale_on_credit: { en: 'Sell on credit', sw: 'Kuuza kwa mkopo' },
  view_discount: { en: 'See discounts', sw: 'Kuona punguzo' },
  view_loss: { en: 'See losses', sw: 'Kuona hasara' },
  view_profit: { en: 'See profit', sw: 'Kuona faida' },
  approve_truck_service: { en: 'Approve truck services', sw: 'Kuidhinisha matengenezo ya malori' },
  list_transaction_messages: {
    en: 'See messages from banks and mobile money',
    sw: 'Kuona ujumbe wa benki na pesa mtandao',
  },
  show_truck_on_expense: { en: 'Name the truck on an expense', sw: 'Kutaja lori kwenye matumizi' },
  verify_expense: { en: 'Confirm expenses', sw: 'Kuthibitisha matumizi' },
  view_account_balance: { en: 'See how much money is in accounts', sw: 'Kuona salio la akaunti' },
  view_account_dashboard: { en: 'See the dashboard of accounts', sw: 'Kuona dashibodi ya akaunti' },
  modify_employee_branch_access: {
    en: 'Give employees branches and roles',
    sw: 'Kuwapa wafanyakazi matawi na nyadhifa',
  },
  modify_employee_store_access: { en: 'Give employees stores', sw: 'Kuwapa wafanyakazi stoo' },
  create_report: { en: 'Make reports', sw: 'Kutengeneza ripoti' },
  create_trial_balance: { en: 'See the trial balance and the books', sw: 'Kuona urari na vitabu vya hesabu' },
  create_income_statement: { en: 'See the income statement', sw: 'Kuona taarifa ya mapato' },
  export_to_excel: { en: 'Export lists to Excel', sw: 'Kupakua orodha za Excel' },
  print_report: { en: 'Print reports', sw: 'Kuchapisha ripoti' },
  view_report_statistics: { en: 'See the figures of reports', sw: 'Kuona takwimu za ripoti' },
  view_activities_report: { en: 'See the report of activities', sw: 'Kuona ripoti ya shughuli' },
  view_adjustments_report: {
    en: 'See the report of stock corrections',
    sw: 'Kuona ripoti ya marekebisho ya stoku',
  },
  view_debts_report: { en: 'See the report of debts', sw: 'Kuona ripoti ya madeni' },
  view_expenses_report: { en: 'See the report of expenses', sw: 'Kuona ripoti ya matumizi' },
  view_invoices_report: { en: 'See the report of invoices', sw: 'Kuona ripoti ya ankara' },
  view_payments_report: { en: 'See the report of payments', sw: 'Kuona ripoti ya malipo' },
  view_purchases_report: { en: 'See the report of purchases', sw: 'Kuona ripoti ya manunuzi' },
  view_sales_report: { en: 'See the report of sales', sw: 'Kuona ripoti ya mauzo' },
  view_transaction_messages_report: {
    en: 'See the report of messages from banks',
    sw: 'Kuona ripoti ya ujumbe wa benki',
  },
  access_branch_settings: {
    en: 'Change how the branch looks and works',
    sw: 'Kubadilisha mipangilio ya tawi',
  },
  list_branch_activities: { en: 'See who did what', sw: 'Kuona nani alifanya nini' },
  view_branch_data: { en: 'See the stored data of the branch', sw: 'Kuona data zilizohifadhiwa za tawi' },
  download_branch_data: { en: 'Download the data of the branch', sw: 'Kupakua data za tawi' },
  reset_branch_data: { en: 'Erase the data of the branch', sw: 'Kufuta data zote za tawi' },
  switch_between_branches: { en: 'Switch between branches', sw: 'Kuhama kati ya matawi' },
  create_message: { en: 'Send messages', sw: 'Kutuma ujumbe' },
};
