// cspell:disable -- invented names of people and places
import { GROCERIES, HARDWARE, PHARMACY, type SampleGood } from './goods.ts';

/** A branch of the sample with who works and buys there. */
export interface SamplePlace {
  name: string;
  abbreviation: string;
  region: string;
  district: string;
  trade: string;
  manager: string;
  cashiers: readonly string[];
  customers: readonly string[];
  lender: string;
  wallet: string;
  bank: string;
  goods: Readonly<Record<string, readonly SampleGood[]>>;
}

export const OWNER_NAME = 'Rehema Mwakyusa';

/** Goods have one opening stock, so each branch has a trade of its own and goods of its own. */
export const PLACES: readonly [SamplePlace, SamplePlace, SamplePlace] = [
  {
    name: 'Kilele Dar es Salaam',
    abbreviation: 'DSM',
    region: 'Dar es Salaam',
    district: 'Ilala',
    trade: 'supermarket',
    manager: 'Salum Mbegu',
    cashiers: ['Zawadi Kimaro', 'Hassan Ngoma'],
    customers: ['Mgahawa wa Baharini', 'Shule ya Msingi Mwembeni', 'Duka la Mama Tunu', 'Asha Mlandizi'],
    lender: 'Mzee Kondo, mwenye nyumba',
    wallet: 'M-PESA',
    bank: 'CRDB',
    goods: GROCERIES,
  },
  {
    name: 'Kilele Mwanza',
    abbreviation: 'MWZ',
    region: 'Mwanza',
    district: 'Nyamagana',
    trade: 'pharmacy',
    manager: 'Grace Masanja',
    cashiers: ['Neema Bulugu', 'Petro Lwenge'],
    customers: ['Zahanati ya Ziwani', 'Kituo cha Watoto Tumaini', 'Josephat Mabula'],
    lender: 'Jamila Kahangwa',
    wallet: 'AIRTELMONEY',
    bank: 'NMB',
    goods: PHARMACY,
  },
  {
    name: 'Kilele Arusha',
    abbreviation: 'ARU',
    region: 'Arusha',
    district: 'Arusha',
    trade: 'hardware',
    manager: 'Elibariki Laizer',
    cashiers: ['Naomi Mollel', 'Daudi Sarakikya'],
    customers: ['Fundi Loy na Wenzake', 'Ujenzi Mlima Ltd', 'Hoteli ya Machweo', 'Kanisa la Olasiti'],
    lender: 'SACCOS ya Wafanyabiashara',
    wallet: 'MIXBYYAS',
    bank: 'NBC',
    goods: HARDWARE,
  },
];

const SELLS = [
  ...['view_dashboard_menu', 'view_inventory_menu', 'list_products', 'view_product', 'view_product_stock'],
  ...['view_selling_price', 'view_customer_menu', 'list_customers', 'view_customer', 'create_customer'],
  ...['view_point_of_sale_menu', 'create_sale', 'list_sales', 'view_sale', 'print_sale'],
  ...['clear_sales_on_cart', 'list_accounts', 'list_stores', 'sale_on_credit', 'view_discount'],
];

/** What a cashier may do. */
export const CASHIER_RIGHTS: readonly string[] = SELLS;

/** What a manager may do: as a cashier, and money, returns, debts and days gone by. */
export const MANAGER_RIGHTS: readonly string[] = [
  ...SELLS,
  ...['back_date_sale', 'delete_sale', 'modify_sale', 'view_buying_price', 'modify_selling_price'],
  ...['create_product', 'modify_product', 'list_categories', 'create_category', 'modify_customer'],
  ...['view_finance_menu', 'view_account', 'view_account_balance', 'list_payments', 'view_payment'],
  ...['create_payment', 'list_debts', 'view_debt', 'create_debt', 'list_debt_histories'],
  ...['create_debt_history', 'view_profit'],
];
