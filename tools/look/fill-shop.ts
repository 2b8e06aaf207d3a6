import { randomUUID } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import { aPersonOf } from '#server/testing/session-over-http.ts';
import { fillSales } from './fill-sales.ts';
import { CUSTOMERS, GOODS } from './goods-of-shop.ts';
import { closeTimes, moveGoods } from './moves-of-shop.ts';
import type { RunningProduct } from './start-product.ts';
import { countStock, openShifts, orderGoods, payAhead, sellOnPaper, spend } from './trade-of-shop.ts';
import { forwardTexts, haulThings, letRooms, repairThings, writeToPeople } from './work-of-shop.ts';

// cspell:ignore Mzee Hamisi Kifungashio kimeharibika Nyamagana Mwuzaji Upendo Massawe Baraka Joseph Keshia Mlinzi Duka jipya Neema

export interface Login {
  phone: string;
  password: string;
}

/** The businesses of the pictures: who logs in, and one record of each kind to open, by the name of its entity. */
export interface PicturedShop {
  people: { owner: Login; beginner: Login; clerk: Login; platform: Login };
  ids: Readonly<Record<string, string>>;
  /** What things and people in it are called, the same in every language. */
  names: readonly string[];
}

const PASSWORD = 'Kiti-cheupe-27';
const PEOPLE: PicturedShop['people'] = {
  owner: { phone: '255754321098', password: PASSWORD },
  beginner: { phone: '255754321097', password: PASSWORD },
  clerk: { phone: '255754321096', password: PASSWORD },
  platform: { phone: '255754321095', password: PASSWORD },
};

/** Makes a shop with goods, customers, people and two weeks of trade, over the interface as any program would. */
export async function fillShop({ address, onepos }: RunningProduct): Promise<PicturedShop> {
  const { token } = await onepos([
    ...['create-business', '--name', 'Mkunazi Traders', '--branch-name', 'Kariakoo Main'],
    ...[
      '--owner-name',
      'Neema Mushi',
      '--owner-phone',
      PEOPLE.owner.phone,
      '--password',
      PASSWORD,
      '--with-token',
    ],
  ]);
  await onepos([
    ...['create-business', '--name', 'Duka jipya', '--owner-name', 'Baraka Joseph'],
    ...['--owner-phone', PEOPLE.beginner.phone, '--password', PASSWORD],
  ]);
  const call = caller(address, token ?? '');
  const { create } = call;
  const categories = new Map<string, string>();
  for (const name of new Set(GOODS.map(([, category]) => category)))
    categories.set(name, await create('category', { name }));
  const products: string[] = [];
  for (const [name, category, code, unit, buying, selling, stock, alert] of GOODS)
    products.push(
      await create('product', {
        name,
        code,
        category_id: categories.get(category),
        unit_of_measure: unit,
        buying_price: buying,
        selling_price: selling,
        stock_alert: alert,
        ...(stock > 0 ? { opening_stock: stock, opening_date: BEFORE_THE_SALES } : {}),
      }),
    );
  const customers: string[] = [];
  for (const [name, phone_number] of CUSTOMERS)
    customers.push(await create('customer', { name, phone_number, credit_days: 14 }));
  await create('account', { name: 'CRDB', type: 'bank', provider: 'CRDB', opening_balance: 3_274_000 });
  const wallet = await create('account', { name: 'M-PESA', type: 'mobile', provider: 'M-PESA' });
  const store_id = await call.first('store');
  const cash = await call.first('account', 'condition=cash_in_hand');
  const sale = await fillSales(
    { create, store_id, cash, wallet, customers },
    GOODS.map(([, , , , , price, stock], place) => ({ id: products[place] ?? '', price, stock })),
  );
  const [category = ''] = categories.values();
  const [[product = ''], [customer = '', ahead = '']] = [products, customers];
  await fillAfterSales(call, { product, customer, cash });
  await payAhead(call, { customer: ahead, cash });
  const supplier = await buyOnCredit(call, { cash, goods: products });
  await orderGoods(call, { supplier, goods: products });
  await sellOnPaper(call, { customer: ahead, goods: products });
  await repairThings(call, { customer: ahead, goods: products, cash });
  await haulThings(call, { customer: ahead, cash });
  const stay = await letRooms(call, { customer: ahead, beer: products[15] ?? '' });
  await forwardTexts(call);
  await writeToPeople(call);
  const shifts = await openShifts(call);
  const counting = await countStock(call, products);
  const requests = await moveGoods(call, products);
  await closeTimes(call, products);
  await fillPeople(call, address);
  const { phone } = PEOPLE.platform;
  await onepos([
    'create-platform-account',
    '--name',
    'Upendo Massawe',
    '--phone',
    phone,
    '--password',
    PASSWORD,
  ]);
  const ids = await oneOfEach(call);
  const owed = await call.first('sale', 'condition=unpaid');
  return {
    people: PEOPLE,
    ids: {
      ...ids,
      ...requests,
      category,
      product,
      customer,
      ahead,
      sale,
      owed,
      supplier,
      counting,
      stay,
      shift: shifts.open,
      closedShift: shifts.closed,
    },
    names: call.names,
  };
}

/** What a shop does beside selling: goods come back, lines leave carts, debts are paid. */
async function fillAfterSales(
  { create, first, read }: Caller,
  { product, customer, cash }: Record<'product' | 'customer' | 'cash', string>,
): Promise<void> {
  await create('debt', { kind: 'debtor', origin: 'opening', customer_id: customer, amount: 86_000 });
  await create('debt', { kind: 'creditor', person: 'Mzee Hamisi', amount: 120_000 });
  await spend({ create, first }, cash);
  const moved = {
    id: newId(),
    type: 'deposit',
    account_id: cash,
    amount: 250_000,
    counterpart: 'owner_capital',
  };
  await create('transaction', moved, moved.id);
  const paid = newId();
  const money = { amount: 30_000, mode: 'cash', account_id: cash };
  await create('payment', { id: paid, kind: 'customer', party_id: customer, ...money }, paid);
  const cart = newId();
  const taken = { product_id: product, unit: 'bag', quantity: 2, unit_price: 4200 };
  const removed_at = new Date(Date.now() - 3_600_000).toISOString();
  await create('voided-line', { lines: [{ id: newId(), ...taken, cart, removed_at }] });
  const { lines } = await read<{ lines: { line_no: number; unit_price: number }[] }>(
    `sale?id=${await first('sale', 'condition=paid')}`,
  );
  const back = newId();
  const [line] = lines;
  await create(
    'sale/return',
    {
      id: back,
      sale_id: await first('sale', 'condition=paid'),
      lines: [{ line_no: line?.line_no, quantity: 1, goods: 'restock' }],
      refunds: [{ account_id: cash, mode: 'cash', amount: line?.unit_price }],
      reason: 'Kifungashio kimeharibika',
    },
    back,
  );
}

/** Goods came on credit, and part of them is paid. */
async function buyOnCredit(
  { create }: Caller,
  { cash, goods }: { cash: string; goods: readonly string[] },
): Promise<string> {
  const name = 'Harbour Road Distributors';
  const supplier_id = await create('supplier', { name, phone_number: '255754220330', credit_days: 30 });
  await create('supplier', { name: 'Azania Wholesalers', region: 'Dar es Salaam' });
  await create('debt', { kind: 'creditor', origin: 'opening', supplier_id, amount: 412_000 });
  const lines = goods
    .slice(0, 3)
    .map((product_id, i) => ({ product_id, quantity: 12, price: 1500 * (i + 1) }));
  const bought = newId();
  const part = [{ account_id: cash, amount: 20_000 }];
  await create('purchase', { id: bought, supplier_id, tax_mode: 'inclusive', lines, payments: part }, bought);
  const back = { id: newId(), purchase_id: bought, lines: [{ line_no: 2, quantity: 1 }] };
  const lorry = { id: newId(), purchases: [bought], title: 'Lori kutoka Mwanza', amount: 18_000 };
  await create('purchase/landed-cost', { ...lorry, account_id: cash }, lorry.id);
  await create('purchase/return', { ...back, reason: 'Kifungashio kimeharibika' }, back.id);
  const id = newId();
  const money = { amount: 150_000, mode: 'cash', account_id: cash };
  await create('payment', { id, kind: 'supplier', party_id: supplier_id, ...money }, id);
  return supplier_id;
}

/** A second branch, a role, and a clerk who holds hardly a right. */
async function fillPeople({ create, first, names }: Caller, address: string): Promise<void> {
  const here = await first('branch');
  const mwanza = { name: 'Mwanza Rock City', phone_number: '255754321094', region: 'Mwanza' };
  await create('branch', { ...mwanza, district: 'Nyamagana' });
  const seller = ['view_point_of_sale_menu', 'create_sale', 'list_sales', 'view_sale', 'list_products'];
  await create('role', { name: 'Mwuzaji Kariakoo', permissions: [...seller, 'view_inventory_menu'] });
  const role_id = await create('role', { name: 'Mlinzi', permissions: ['view_inventory_menu'] });
  const clerk = {
    ...{ name: 'Keshia Juma', phone_number: PEOPLE.clerk.phone, password: PASSWORD },
    ...{ account_type: 'employee', access: [{ branch_id: here, role_id }] },
  };
  names.push(clerk.name);
  await aPersonOf(address, PEOPLE.owner, clerk);
  const expires_at = new Date(Date.now() + 60 * 86_400_000).toISOString();
  await create('token', { name: 'Tovuti ya duka', permissions: ['list_products'], expires_at });
}

/** The first record of every entity that the owner may open. */
async function oneOfEach({ first }: Caller): Promise<Record<string, string>> {
  const viewed = registry.entities.filter(
    ({ calls, module }) => calls.includes('list') && calls.includes('find') && module !== 'platform',
  );
  // What nobody has made yet is pictured as a record that is not there.
  const found = viewed.map(async ({ name }) => [name, await first(name).catch(() => '')]);
  return Object.fromEntries(await Promise.all(found));
}

/** Calls as a program with a token makes them. */
export interface Caller {
  /** Creates one record and answers its id. */
  create: (path: string, body: object, key?: string) => Promise<string>;
  /** A call that changes something. */
  change: (path: string, body: object, key?: string) => Promise<void>;
  read: <T>(path: string) => Promise<T>;
  /** The first record of a list. */
  first: (entity: string, query?: string) => Promise<string>;
  /** Every text that was sent and is no word of ours. */
  names: string[];
}

function caller(address: string, token: string): Caller {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${address}/api/${path}`, { ...init, headers });
    const answer = (await response.json()) as { success: boolean; message: unknown };
    if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const read = async <T>(path: string) => (await ask(path)) as T;
  const names: string[] = [];
  return {
    read,
    names,
    async create(path, body, key = randomUUID()) {
      names.push(
        ...Object.values(body).filter((value) => typeof value === 'string' && /\p{Lu}/u.test(value)),
      );
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const made = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (made as { id: string }).id;
    },
    async change(path, body, key = randomUUID()) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      await ask(path, { method: 'PUT', headers, body: JSON.stringify(body) });
    },
    async first(entity, query = '') {
      const { data } = await read<{ data: { id: string }[] }>(`${entity}/list?${query}`);
      if (!data[0]) throw new Error(`There is no ${entity} to look at.`);
      return data[0].id;
    },
  };
}

const BEFORE_THE_SALES = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
