import { randomInt } from 'node:crypto';
import { addDays } from '#core/business-day.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import type { MadeBusiness } from '#modules/session/public.ts';
import { type CaseAnswer, type CaseCall, type CaseClient, caseClient } from './case-client.ts';
import type { InitialBranch, InitialShop, Named } from './case-file.ts';
import type { BellNotice, CasePlace } from './case-server.ts';
import type { StoryClock } from './story-clock.ts';

/** A document of a case under the name that later events give it. */
export interface CaseDocument {
  id: string;
  entity: string;
  branchId: string;
  /** The day until which the story lets it be paid. */
  due?: string;
  /** What was made of it and stands behind it in the books. */
  behind?: string;
}

/** The business of one case: what its story names, under the ids of the product. */
export interface CaseShop {
  client: CaseClient;
  clock: StoryClock;
  branches: Map<string, string>;
  stores: Map<string, { id: string; branchId: string }>;
  accounts: Map<string, { id: string; branchId: string; ledgerCode: string }>;
  products: Map<string, string>;
  customers: Map<string, string>;
  suppliers: Map<string, string>;
  /** How many days each customer may owe, where it is said. */
  creditDays: Map<string, number>;
  /** Who acts beside the owner. */
  people: Map<string, CaseClient>;
  documents: Map<string, CaseDocument>;
  /** What the owner does himself, because no program may. */
  reopenYear(year: number): Promise<CaseAnswer>;
  /** Everybody is told what he is to be reminded of now; all that was told so far. */
  remind(): Promise<readonly BellNotice[]>;
  /** What the story begins with and the product does not know. */
  notGiven: string[];
}

/** What the product cannot be given before the first event; the case cannot be played. */
export class NotGiven extends Error {}

const PASSWORD = 'Kiti-cheupe-27';

function newPhone(): string {
  return `2557${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** Opens a business of its own for a case and gives it everything that the story begins with. */
export async function openCaseShop(place: CasePlace, initial: InitialShop): Promise<CaseShop> {
  const [first] = initial.branches;
  if (!first) throw new NotGiven('a shop without a branch');
  const phone = newPhone();
  place.clock.begin(initial.date);
  const made = await place.found({
    ...{ name: initial.business ?? `Case ${phone}`, branch_name: first.name },
    ...{ owner_name: 'Asha Owner', owner_phone: phone, password: PASSWORD },
    ...{ vat_registered: first.vat_registered === true, price_mode: first.tax_mode ?? 'inclusive' },
  });
  let token = await place.tokenOf(phone, [made.branch_id]);
  const shop: CaseShop = {
    client: caseClient(place.address, () => token),
    clock: place.clock,
    branches: new Map([[first.name, made.branch_id]]),
    stores: new Map(),
    accounts: new Map(),
    products: new Map(),
    customers: new Map(),
    suppliers: new Map(),
    creditDays: new Map(
      (initial.customers ?? []).flatMap(({ name, credit_days }) =>
        credit_days === undefined ? [] : [[name, credit_days]],
      ),
    ),
    people: new Map(),
    documents: new Map(),
    remind: () => place.remind(made),
    reopenYear: (year) => place.reopenYear(made, year),
    notGiven: [],
  };
  for (const branch of initial.branches.slice(1)) await openBranch(shop, branch, made.branch_id);
  if (initial.branches.length > 1) token = await place.tokenOf(phone, [...shop.branches.values()]);
  for (const branch of initial.branches) await setUpBranch(shop, branch);
  await givePeople(place, { shop, owner: made }, initial);
  await giveStores(shop, initial);
  await giveAccounts(shop, initial);
  await giveParties(shop, initial);
  await giveProducts(shop, initial);
  await giveStock(shop, initial);
  await giveDebts(shop, initial);
  return shop;
}

async function openBranch({ client, branches }: CaseShop, branch: Named, branchId: string): Promise<void> {
  const body = {
    name: branch.name,
    phone_number: newPhone(),
    vat_registered: branch.vat_registered === true,
  };
  const { id } = await client.must<{ id: string }>({ method: 'POST', path: 'api/branch', branchId, body });
  branches.set(branch.name, id);
}

/** Who sells in stories with a limit of credit: an owner could raise it, and is never refused. */
export const SELLER = 'Seller';

/** Makes those who act beside the owner, in every branch. */
async function givePeople(
  place: CasePlace,
  { shop, owner }: { shop: CaseShop; owner: MadeBusiness },
  { people = [], customers = [] }: InitialShop,
): Promise<void> {
  const isLimited = customers.some(({ credit_limit }) => credit_limit !== undefined);
  const rights = [...ALL_PERMISSIONS].filter((right) => right !== 'modify_customer');
  const seller = isLimited ? [{ name: SELLER, permissions: rights }] : [];
  const branchIds = [...shop.branches.values()];
  for (const { name, permissions } of [...people, ...seller]) {
    if (!permissions) continue;
    const person = { name, phone_number: newPhone(), password: PASSWORD, permissions, branchIds };
    await place.hire(owner, person);
    const token = await place.tokenOf(person.phone_number, branchIds);
    shop.people.set(
      name,
      caseClient(place.address, () => token),
    );
  }
}

async function setUpBranch(shop: CaseShop, branch: InitialBranch): Promise<void> {
  const branchId = branchOf(shop, branch.name);
  const { name, vat_registered: _registered, tax_mode, ...rest } = branch;
  const path = `api/branch/settings?id=${branchId}`;
  const { version, ...known } = await shop.client.must<Record<string, unknown>>({
    ...{ method: 'GET', path, branchId },
  });
  const settings = Object.entries(rest);
  const strange = settings.filter(([setting]) => !Object.hasOwn(known, setting));
  shop.notGiven.push(...strange.map(([setting]) => `${setting} of ${name}: not known to the product`));
  const own = Object.fromEntries(settings.filter((setting) => !strange.includes(setting)));
  const changes = { price_mode: tax_mode ?? 'inclusive', ...SWITCHES, ...own };
  await given(shop, { method: 'PUT', path, branchId, body: { version, ...changes } });
}

/** A story speaks of stores, requests and batches without saying that its shop uses them. */
const SWITCHES = { has_store: true, request_stock: true, products_can_expire: true };

/** A branch has a store when it opens: the first of the story takes its place. */
async function giveStores(shop: CaseShop, { stores }: InitialShop): Promise<void> {
  const named = new Set<string>();
  for (const { name, branch } of stores) {
    const branchId = branchOf(shop, branch);
    if (named.has(branchId)) {
      const { id } = await given(shop, { method: 'POST', path: 'api/store', branchId, body: { name } });
      shop.stores.set(name, { id, branchId });
      continue;
    }
    named.add(branchId);
    const [store] = await shop.client.list<{ id: string; version: number }>('store', branchId);
    if (!store) throw new NotGiven(`a store of ${branch}`);
    const path = `api/store?id=${store.id}`;
    await given(shop, { method: 'PUT', path, branchId, body: { version: store.version, name } });
    shop.stores.set(name, { id: store.id, branchId });
  }
}

async function giveAccounts(shop: CaseShop, { accounts, date }: InitialShop): Promise<void> {
  for (const { name, branch, type, provider, opening_balance, till } of accounts) {
    const branchId = branchOf(shop, branch);
    const body = {
      name,
      type,
      ...(provider ? { provider } : {}),
      ...(till === undefined ? {} : { is_till: till }),
      ...(opening_balance ? { opening_balance, opening_date: addDays(date, -1) } : {}),
    };
    const { id } = await given(shop, { method: 'POST', path: 'api/account', branchId, body });
    const row = await shop.client.must<{ ledger_code: string }>({
      method: 'GET',
      path: `api/account?id=${id}`,
      branchId,
    });
    shop.accounts.set(name, { id, branchId, ledgerCode: row.ledger_code });
  }
}

async function giveParties(shop: CaseShop, { customers = [], suppliers = [] }: InitialShop): Promise<void> {
  const branchId = firstBranch(shop);
  for (const [entity, parties] of [
    ['customer', customers],
    ['supplier', suppliers],
  ] as const)
    for (const party of parties) {
      const answer = await shop.client.ask({ method: 'POST', path: `api/${entity}`, branchId, body: party });
      // A supplier who stands in the story and does nothing there is not missed.
      if (answer.refused?.status === 404) continue;
      if (answer.refused) throw new NotGiven(`${entity} ${party.name}: ${answer.refused.message}`);
      (entity === 'customer' ? shop.customers : shop.suppliers).set(party.name, String(answer.done.id));
    }
}

async function giveProducts(shop: CaseShop, { products = [] }: InitialShop): Promise<void> {
  const branchId = firstBranch(shop);
  for (const { products_can_expire, ...fields } of products) {
    const body = { ...fields, ...(products_can_expire ? { batch_tracking: 'expiry' } : {}) };
    const { id } = await given(shop, { method: 'POST', path: 'api/product', branchId, body });
    shop.products.set(fields.name, id);
  }
}

/** What lies in each store before the first event, at what it is worth; 1200 against 3010. */
async function giveStock(shop: CaseShop, { stock = [], date }: InitialShop): Promise<void> {
  for (const lot of stock) {
    const store = shop.stores.get(lot.store);
    const product_id = shop.products.get(lot.product);
    if (!store || !product_id) throw new NotGiven(`opening stock of ${lot.product} in ${lot.store}`);
    const body = {
      product_id,
      store_id: store.id,
      quantity: lot.quantity,
      total_cost: lot.value,
      ...(lot.batch ? { batch: lot.batch, expire_date: lot.expire_date } : {}),
      date: addDays(date, -1),
    };
    await given(shop, { method: 'POST', path: 'api/product/opening-stock', branchId: store.branchId, body });
  }
}

async function giveDebts(shop: CaseShop, { debts = [], date }: InitialShop): Promise<void> {
  for (const { branch, party, kind, amount, key } of debts) {
    const branchId = branchOf(shop, branch);
    const body = { kind, amount, date: addDays(date, -1), ...partyOf(shop, party) };
    const { id } = await given(shop, { method: 'POST', path: 'api/debt', branchId, body });
    if (key) shop.documents.set(key, { id, entity: 'debt', branchId });
  }
}

/** How a debt names who owes it. */
export function partyOf(shop: CaseShop, party: string): Record<string, string> {
  const customer = shop.customers.get(party);
  const supplier = shop.suppliers.get(party);
  if (customer) return { customer_id: customer };
  if (supplier) return { supplier_id: supplier };
  return { person: party };
}

export function branchOf({ branches }: CaseShop, name: string): string {
  const id = branches.get(name);
  if (!id) throw new NotGiven(`branch ${name}`);
  return id;
}

export function firstBranch({ branches }: CaseShop): string {
  return [...branches.values()][0] ?? '';
}

async function given(shop: CaseShop, call: CaseCall): Promise<{ id: string }> {
  const { done, refused } = await shop.client.ask(call);
  if (refused) throw new NotGiven(`${call.method} ${call.path}: ${refused.status} ${refused.message}`);
  return done as { id: string };
}
