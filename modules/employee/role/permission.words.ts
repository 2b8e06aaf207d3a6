import type { Words } from '#core/i18n/language.ts';

/** An action done to a thing, by the beginning of the name of its right. */
export const ACTION_WORDS: Readonly<Record<string, (noun: Words) => Words>> = {
  list: ({ en, sw }) => ({ en: `See the list of ${en}`, sw: `Kuona orodha ya ${sw}` }),
  view: ({ en, sw }) => ({ en: `Open ${en}`, sw: `Kufungua ${sw}` }),
  create: ({ en, sw }) => ({ en: `Add ${en}`, sw: `Kuongeza ${sw}` }),
  modify: ({ en, sw }) => ({ en: `Edit ${en}`, sw: `Kuhariri ${sw}` }),
  delete: ({ en, sw }) => ({ en: `Delete ${en}`, sw: `Kufuta ${sw}` }),
};

/** The right that shows a module in the menu. */
export function inMenuWords({ en, sw }: Words): Words {
  return { en: `See ${en} in the menu`, sw: `Kuona ${sw} kwenye menyu` };
}

/** Rights that are more than an action done to a thing. */
export const OWN_WORDS: Readonly<Record<string, Words>> = {
  adjust_product_stock: { en: 'Adjust stock', sw: 'Kurekebisha stoku' },
  list_stock_adjustments: {
    en: 'See the list of stock adjustments',
    sw: 'Kuona orodha ya marekebisho ya stoku',
  },
  request_stock: { en: 'Request stock from another branch', sw: 'Kuomba bidhaa kutoka tawi jingine' },
  approve_stock_request: { en: 'Approve stock requests', sw: 'Kuidhinisha maombi ya bidhaa' },
  list_stock_requests: { en: 'See the list of stock requests', sw: 'Kuona orodha ya maombi ya bidhaa' },
  do_stock_taking: { en: 'Count the stock', sw: 'Kuhesabu stoku' },
  modify_selling_price: { en: 'Set selling prices', sw: 'Kupanga bei za kuuza' },
  view_buying_price: { en: 'See buying prices', sw: 'Kuona bei za kununua' },
  view_selling_price: { en: 'See selling prices', sw: 'Kuona bei za kuuza' },
  view_product_stock: { en: 'See stock quantities', sw: 'Kuona idadi ya stoku' },
  adjust_selling_price_when_selling: {
    en: 'Change the price while selling',
    sw: 'Kubadilisha bei wakati wa kuuza',
  },
  back_date_sale: { en: 'Backdate sales', sw: 'Kuuza kwa tarehe ya nyuma' },
  clear_sales_on_cart: { en: 'Clear the cart at the till', sw: 'Kuondoa bidhaa zote kwenye kikapu' },
  convert_quote_to_invoice: {
    en: 'Convert quotes to invoices',
    sw: 'Kugeuza nukuu ya bei kuwa ankara',
  },
  create_fake_sale: {
    en: 'Open tax receipts of recorded sales',
    sw: 'Kufungua risiti za TRA za mauzo yaliyorekodiwa',
  },
  print_delivery_note: { en: 'Print delivery notes', sw: 'Kuchapisha hati za kupokelea bidhaa' },
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
    en: 'See bank and mobile money messages',
    sw: 'Kuona jumbe za benki na pesa mtandao',
  },
  show_truck_on_expense: { en: 'Show the truck on expenses', sw: 'Kuonyesha lori kwenye matumizi' },
  verify_expense: { en: 'Verify expenses', sw: 'Kuhakiki matumizi' },
  view_account_balance: { en: 'See account balances', sw: 'Kuona salio la akaunti' },
  view_account_dashboard: { en: 'See the account dashboard', sw: 'Kuona dashibodi ya akaunti' },
  modify_employee_branch_access: {
    en: 'Assign branches and roles to employees',
    sw: 'Kuwapa wafanyakazi matawi na nyadhifa',
  },
  modify_employee_store_access: { en: 'Assign stores to employees', sw: 'Kuwapa wafanyakazi stoo' },
  create_report: { en: 'Create reports', sw: 'Kutengeneza ripoti' },
  create_trial_balance: {
    en: 'See the trial balance and the books',
    sw: 'Kuona urari wa majaribio na vitabu vya hesabu',
  },
  create_income_statement: { en: 'See the income statement', sw: 'Kuona taarifa ya mapato na matumizi' },
  export_to_excel: { en: 'Export lists to Excel', sw: 'Kuhamisha orodha kwenda Excel' },
  print_report: { en: 'Print reports', sw: 'Kuchapisha ripoti' },
  view_report_statistics: { en: 'See report figures', sw: 'Kuona takwimu za ripoti' },
  view_activities_report: { en: 'See the activities report', sw: 'Kuona ripoti ya shughuli' },
  view_adjustments_report: {
    en: 'See the stock adjustments report',
    sw: 'Kuona ripoti ya marekebisho ya stoku',
  },
  view_debts_report: { en: 'See the debts report', sw: 'Kuona ripoti ya madeni' },
  view_expenses_report: { en: 'See the expenses report', sw: 'Kuona ripoti ya matumizi' },
  view_invoices_report: { en: 'See the invoices report', sw: 'Kuona ripoti ya ankara' },
  view_payments_report: { en: 'See the payments report', sw: 'Kuona ripoti ya malipo' },
  view_purchases_report: { en: 'See the purchases report', sw: 'Kuona ripoti ya manunuzi' },
  view_sales_report: { en: 'See the sales report', sw: 'Kuona ripoti ya mauzo' },
  view_transaction_messages_report: {
    en: 'See the transaction messages report',
    sw: 'Kuona ripoti ya jumbe za miamala',
  },
  access_branch_settings: {
    en: 'Change branch settings',
    sw: 'Kubadilisha mipangilio ya tawi',
  },
  list_branch_activities: { en: 'See who did what', sw: 'Kuona nani alifanya nini' },
  view_branch_data: { en: 'See branch data', sw: 'Kuona taarifa za tawi' },
  download_branch_data: { en: 'Download branch data', sw: 'Kupakua taarifa za tawi' },
  reset_branch_data: { en: 'Reset branch data', sw: 'Kufuta taarifa zote za tawi' },
  switch_between_branches: { en: 'Switch between branches', sw: 'Kubadili tawi' },
  create_message: { en: 'Send messages', sw: 'Kutuma ujumbe' },
};
