import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { PriceMode } from '#core/trade/vat.ts';
import { STOCK_LIST_MAPPING } from '#modules/inventory/product/testing/stock-list.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { openOtherStore } from './other-store.ts';
import type { Terms } from './sale-terms.ts';
import { mustSend, type ShopClient } from './shop-client.ts';
import type { ThrowAwayServer } from './throw-away-server.ts';

/** The day before the first sale, on which the stock list counts. */
export const OPENED_ON = '2010-11-30';

/** The shop that sells: what its records name, under the ids of the product. */
export interface OpenShop {
  branchId: string;
  storeId: string;
  /** The store beside it that every second invoice is sold out of; empty where all are sold out of one. */
  otherStoreId: string;
  cashAccountId: string;
  products: ReadonlyMap<string, string>;
  customers: ReadonlyMap<string, string>;
  /** Rows of the stock list that the product refused, by its reason. */
  refusedRows: ReadonlyMap<string, number>;
}

/** A business on its own, and a token with all rights in it. */
export interface MadeBusiness {
  business_id: string;
  token: string;
}

/** Makes the business of a replay, registered for VAT where there is any. */
export async function makeBusiness(
  server: ThrowAwayServer,
  { vat, priceMode = 'inclusive' }: { vat: number; priceMode?: PriceMode | undefined },
): Promise<MadeBusiness> {
  const phone = `4477${String(randomInt(1e8)).padStart(8, '0')}`;
  const owner = ['--owner-name', 'Anna Smith', '--owner-phone', phone, '--password', `A-${randomUUID()}`];
  const place = ['--currency', 'GBP', '--country', 'united kingdom', '--time-zone', 'Europe/London'];
  const tax = vat > 0 ? ['--vat-registered', '--price-mode', priceMode] : [];
  const words = [
    'create-business',
    '--name',
    'Lantern & Heart Ltd',
    ...owner,
    ...place,
    ...tax,
    '--books-begin',
    OPENED_ON,
    '--with-token',
    '--json',
  ];
  const said = await server.onepos(...words);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as MadeBusiness;
}

/** Gives the shop its VAT rate, its stock list and its customers, and looks up what they are called. */
export async function openReplayShop(
  client: ShopClient,
  wanted: { stockList: Uint8Array; customers: ReadonlySet<string>; terms: Terms },
): Promise<OpenShop> {
  const stores = await client.list<{ id: string; branch_id: string }>('store');
  const [store] = stores;
  const accounts = await client.list<{ id: string; type: string }>('account');
  const cash = accounts.find(({ type }) => type === 'cash in hand');
  if (!store || !cash) throw new Error('The shop has no store or no cash account.');
  await requirePounds(client, store.branch_id);
  if (wanted.terms.vat > 0) await setVatRate(client, store.branch_id, wanted.terms);
  const known = await customersByNumber(client);
  const missing = [...wanted.customers].filter((number) => !known.has(number));
  const [alreadyThere] = (await client.get<{ data: unknown[] }>('api/product/list?limit=1')).data;
  const refusedRows = alreadyThere
    ? new Map<string, number>()
    : await importStockList(client, wanted.stockList, wanted.terms);
  if (missing.length > 0) await importCustomers(client, missing);
  const products = await client.list<{ id: string; code: string }>('product');
  return {
    branchId: store.branch_id,
    storeId: store.id,
    otherStoreId: wanted.terms.isBought
      ? (stores[1]?.id ?? (await openOtherStore(client, store.branch_id)))
      : '',
    cashAccountId: cash.id,
    products: new Map(products.map(({ id, code }) => [code, id])),
    customers: await customersByNumber(client),
    refusedRows,
  };
}

/** The records are in pounds, by the clock of London; in another shop they would be other amounts on other days. */
async function requirePounds(client: ShopClient, branchId: string): Promise<void> {
  const branch = await client.get<{ currency: string; time_zone: string }>(`api/branch?id=${branchId}`);
  if (branch.currency !== 'GBP' || branch.time_zone !== 'Europe/London')
    throw new Error(`The shop counts in ${branch.currency} by the clock of ${branch.time_zone}.`);
}

async function setVatRate(client: ShopClient, branchId: string, { vat, priceMode }: Terms): Promise<void> {
  const { version } = await client.get<{ version: number }>(`api/branch/settings?id=${branchId}`);
  await mustSend(client, 'PUT', `api/branch/settings?id=${branchId}`, {
    ...{ version, vat_rate: vat, vat_registered: true, price_mode: priceMode },
  });
}

const CUSTOMER = /^Customer (.+)$/;

async function customersByNumber(client: ShopClient): Promise<Map<string, string>> {
  const rows = await client.list<{ id: string; name: string }>('customer');
  return new Map(rows.map(({ id, name }) => [CUSTOMER.exec(name)?.[1] ?? name, id]));
}

interface ImportAnswer {
  faults?: { row: number; reason: string }[];
}

/** First a trial, as the wizard does it; the rows that cannot come in are left out and told. */
async function importStockList(
  client: ShopClient,
  bytes: Uint8Array,
  { isBought }: Terms,
): Promise<Map<string, number>> {
  const columns = Object.entries(STOCK_LIST_MAPPING).filter(
    ([, field]) => !isBought || field !== 'opening_stock',
  );
  const mapping = JSON.stringify(Object.fromEntries(columns));
  const values = JSON.stringify(isBought ? {} : { opening_date: OPENED_ON });
  const wizard = { heading_row: '1', mapping, values };
  const { faults = [] } = await sendSheet(client, 'product/import?dry_run=1', bytes, wizard);
  const rows = new Map(faults.map(({ row, reason }) => [row, reason]));
  await sendSheet(client, 'product/import', bytes, {
    ...wizard,
    leave_out: JSON.stringify([...rows.keys()]),
  });
  const reasons = Map.groupBy(rows.values(), (reason) => reason);
  return new Map([...reasons].map(([reason, told]) => [reason, told.length]));
}

async function importCustomers(client: ShopClient, numbers: readonly string[]): Promise<void> {
  const rows = numbers.map((number) => [{ kind: 'text', text: `Customer ${number}` } as const]);
  const bytes = await workbookBytes({ sheets: [{ name: 'Customers', columns: [{ title: 'Name' }], rows }] });
  await sendSheet(client, 'customer/import', bytes, { mapping: JSON.stringify({ Name: 'name' }) });
}

async function sendSheet(
  client: ShopClient,
  path: string,
  bytes: Uint8Array,
  fields: Record<string, string>,
): Promise<ImportAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Buffer.from(bytes)]), 'sheet.xlsx');
  return mustSend<ImportAnswer>(client, 'POST', `api/${path}`, form);
}

/** The store that an invoice is sold out of: where there are two, every second one out of the other. */
export function storeOf({ storeId, otherStoreId }: OpenShop, invoice: string): string {
  return otherStoreId && Number(invoice.replace(/\D/g, '')) % 2 === 1 ? otherStoreId : storeId;
}

/** The id of a document of the replay: the same shop sells the same invoice under the same id, however often asked. */
export function documentId(branchId: string, key: string): string {
  const hex = createHash('sha256').update(`${branchId} ${key}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
