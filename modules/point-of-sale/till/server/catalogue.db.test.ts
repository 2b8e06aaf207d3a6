import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import type { CataloguePage } from '../catalogue.rules.ts';
import { saleCatalogue } from './catalogue.query.ts';

let db: TestDatabase;
let shop: Shop;
let soap: string;
let soda: string;
let haircut: string;

const SETTINGS = {
  price_mode: 'inclusive',
  vat_registered: true,
  vat_rate: 1800,
  cash_rounding: 50,
  currency_format: '0,0',
  allow_negative_stock: false,
  barcode_scanning: true,
  can_categorize_products: true,
  products_can_expire: true,
};

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  Object.assign(shop.branch, { settings: SETTINGS });
  const drinks = String((await shop.create('category', { name: 'Vinywaji' })).id);
  soap = await product({
    name: 'Sabuni',
    code: 'SB-1',
    barcodes: ['6001087340014'],
    selling_price: 4500,
    minimum_price: 4000,
    opening_stock: 20,
    opening_date: '2026-11-01',
    stock_alert: 5,
  });
  soda = await product({
    name: 'Soda',
    category_id: drinks,
    selling_price: 700,
    expire_date: '2027-01-31',
    units: [
      { unit: 'carton', factor: 24, barcode: '6001087340021', selling_price: 16_000, bought: true },
      { unit: 'dozen', factor: 12, sold: true },
    ],
  });
  haircut = await product({ name: 'Haircut', type: 'service', selling_price: 5000, tax: 'exempt' });
});
afterAll(() => db.close());

async function product(body: Record<string, unknown>): Promise<string> {
  return String((await shop.create('product', { buying_price: 3000, ...body })).id);
}

interface Ask {
  rights?: string[];
  stores?: string[];
  at?: Date;
  since?: string;
  after?: string;
  limit?: number;
  store_id?: string;
}

function ask({ rights, stores = [], at, limit = 1000, ...input }: Ask = {}): Promise<CataloguePage> {
  return shop.ask((context) => {
    const actor = rights
      ? { ...context.actor, account_type: 'employee', permissions: new Set(rights), store_ids: stores }
      : { ...context.actor, store_ids: stores };
    const clock = at ? { now: () => at } : context.clock;
    return saleCatalogue.run({
      ...context,
      actor,
      clock,
      input: { limit, ...input },
    } as never) as Promise<CataloguePage>;
  });
}

const named = (page: CataloguePage, id: string) => page.products.find((row) => row.id === id);

describe('the catalogue of a till', () => {
  test('has what a sale needs, and keys that hold nothing are absent', async () => {
    const page = await ask();
    expect(named(page, soap)).toEqual({
      id: soap,
      name: 'Sabuni',
      code: 'SB-1',
      barcodes: ['6001087340014'],
      unit: 'piece',
      tax: 'standard',
      selling_price: 4500,
      minimum_price: 4000,
      whole_units: true,
      stock: 20,
      stock_alert: 5,
    });
    expect(named(page, soda)).toMatchObject({
      expire_date: '2027-01-31',
      out_of_stock: true,
      stock: 0,
    });
    expect(named(page, soda)).toHaveProperty('units', [
      { unit: 'carton', factor: 24, barcode: '6001087340021', selling_price: 16_000 },
      { unit: 'dozen', factor: 12, sold: true },
    ]);
    expect(named(page, haircut)).toMatchObject({ type: 'service', tax: 'exempt', selling_price: 5000 });
    expect(named(page, haircut)).not.toHaveProperty('out_of_stock');
    expect(named(page, haircut)).not.toHaveProperty('stock');
  });

  test('tells how the branch sells and where money goes, but no balance', async () => {
    const wallet = await shop.create('account', { name: 'Duka', type: 'mobile', provider: 'M-PESA' });
    const page = await ask();
    expect(page.settings).toEqual({
      currency: 'TZS',
      price_mode: 'inclusive',
      vat_rates: [{ since: null, registered: true, standard_rate: 18, special_rate: 0 }],
      cash_rounding: 50,
      currency_format: '0,0',
      allow_negative_stock: false,
      today: '2026-11-20',
      time_zone: 'Africa/Dar_es_Salaam',
      day_starts_at: '00:00',
    });
    expect(page.accounts).toEqual([
      {
        id: shop.cash_account_id,
        name: 'Cash drawer',
        type: 'cash in hand',
        provider: 'NONE',
        is_default: true,
      },
      { id: wallet.id, name: 'Duka', type: 'mobile', provider: 'M-PESA', is_default: false },
    ]);
    expect(page.categories).toMatchObject([{ name: 'Vinywaji' }]);
    expect(page.store_id).toBe(shop.store_id);
  });

  test('with the right to sell alone: prices and whether there is any, but neither stock nor lowest price', async () => {
    const page = await ask({ rights: ['create_sale'] });
    expect(named(page, soap)).toMatchObject({ selling_price: 4500 });
    expect(named(page, soda)).toMatchObject({ out_of_stock: true });
    expect(JSON.stringify(page.products)).not.toMatch(/"stock|minimum_price|buying_price|cost/);
    const counting = await ask({ rights: ['create_sale', 'view_product_stock'] });
    expect(named(counting, soap)).toMatchObject({ stock: 20 });
    expect(named(counting, soap)).not.toHaveProperty('minimum_price');
  });

  test('never says what things cost, to nobody', async () => {
    expect(JSON.stringify(await ask())).not.toMatch(/buying|cost|value|3000/);
  });

  test('comes page by page, each product once', async () => {
    const first = await ask({ limit: 2 });
    expect(first.next).toBe(first.products[1]?.id);
    const second = await ask({ limit: 2, after: String(first.next) });
    expect(second.next).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([soap, soda, haircut].toSorted());
    expect(first).toHaveProperty('best_sellers');
    expect(second).not.toHaveProperty('best_sellers');
  });

  test('sells from a store of the branch that the user may use, and counts that one', async () => {
    const yard = String((await shop.create('store', { name: 'Yard' })).id);
    expect(named(await ask({ store_id: yard }), soap)).toMatchObject({ stock: 0, out_of_stock: true });
    expect((await ask({ stores: [yard] })).store_id).toBe(yard);
    await expect(ask({ stores: [yard], store_id: shop.store_id })).rejects.toMatchObject({ status: 404 });
    await expect(ask({ store_id: newId() })).rejects.toMatchObject({ status: 404 });
    await shop.remove('store', yard);
  });

  test('leaves out what the branch has switched off', async () => {
    Object.assign(shop.branch, {
      settings: {
        ...SETTINGS,
        barcode_scanning: false,
        can_categorize_products: false,
        products_can_expire: false,
      },
    });
    const page = await ask();
    Object.assign(shop.branch, { settings: SETTINGS });
    expect(JSON.stringify(page)).not.toMatch(/barcode|category_id|expire_date|Vinywaji/);
  });
});

describe('staying in step', () => {
  const later = new Date(Date.now() + 60 * 60_000).toISOString();

  test('nothing changed is an empty page', async () => {
    expect(await ask({ since: later })).toMatchObject({ products: [], next: null });
  });

  test('a mark lies before the page, so that what was being written is told next time', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    expect((await ask({ at })).mark).toBe('2026-11-20T09:58:00.000Z');
  });

  test('a sale tells the stock that is left, and makes a best seller', async () => {
    const since = new Date().toISOString();
    await shop.work(({ tx, branch }) =>
      moveStock(tx, {
        kind: 'sale',
        branch,
        date: '2026-11-20',
        source: { kind: 'sale', id: newId() },
        lines: [{ product_id: soap, store_id: shop.store_id, quantity: -20_000n }],
      }),
    );
    const page = await ask({ since });
    expect(page.products).toMatchObject([{ id: soap, stock: 0, out_of_stock: true }]);
    expect((await ask()).best_sellers).toEqual([soap]);
  });

  test('another branch sees its own stock and, until it sets one, the price of the first', async () => {
    const mbezi = String(
      (await shop.create('branch', { name: 'Mbezi', phone_number: '0754000111', currency: 'TZS' })).id,
    );
    const there = async () =>
      shop.ask(
        (context) =>
          saleCatalogue.run({
            ...context,
            branch: { ...context.branch, id: mbezi },
            input: { limit: 1000 },
          } as never) as Promise<CataloguePage>,
      );
    const page = await there();
    expect(page.store_id).not.toBe(shop.store_id);
    expect(page.accounts.map(({ id }) => id)).not.toContain(shop.cash_account_id);
    expect(page.best_sellers).toEqual([]);
    expect(named(page, soda)).toMatchObject({ selling_price: 700, stock: 0 });
    await db.adminQuery(
      `insert into product_branches (business_id, product_id, branch_id, selling_price)
       values ($1, $2, $3, 80000)`,
      [shop.business_id, soda, mbezi],
    );
    expect(named(await there(), soda)).toMatchObject({ selling_price: 800 });
    expect(named(await ask(), soda)).toMatchObject({ selling_price: 700 });
  });

  test('another business sees nothing of it', async () => {
    const neighbour = await openShop(db);
    Object.assign(neighbour.branch, { settings: SETTINGS });
    const page = (await neighbour.ask((context) =>
      saleCatalogue.run({ ...context, input: { limit: 1000 } } as never),
    )) as CataloguePage;
    expect(page).toMatchObject({ products: [], categories: [], best_sellers: [] });
    expect(page.accounts).toHaveLength(1);
  });
});
