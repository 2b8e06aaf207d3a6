import { type BookedEntry, type Books, cents, readBalance, readParty } from './books.ts';
import { type EntryLine, type Expected, PARTY_SIDES } from './case-file.ts';
import type { CaseShop } from './case-shop.ts';

/** One figure that is not as the case has it. */
export type Difference = string;

/** What an event must have left behind, beside its document; `before` holds the books of the moment before it. */
export async function compareBooks(
  shop: CaseShop,
  expected: Expected,
  before: Books,
  after: Books,
): Promise<Difference[]> {
  return [
    ...compareEntries(shop, expected.entries ?? [], newEntries(before, after)),
    ...compareStock(expected, after),
    ...(await compareParties(shop, expected)),
    ...(await compareAccounts(shop, expected)),
  ];
}

/** What a refusal must leave behind: nothing. */
export function compareNothing(before: Books, after: Books): Difference[] {
  const posted = newEntries(before, after).length;
  const pools = [...after.pools].filter(
    ([place, { quantity, cents }]) =>
      quantity !== before.pools.get(place)?.quantity || cents !== before.pools.get(place)?.cents,
  );
  return [
    ...(posted > 0 ? [`refused, and posted ${posted} entries`] : []),
    ...pools.map(([place]) => `refused, and moved ${place}`),
    ...(after.movements.length > before.movements.length ? ['refused, and goods moved'] : []),
  ];
}

function newEntries(before: Books, after: Books): BookedEntry[] {
  return [...after.entries].filter(([id]) => !before.entries.has(id)).map(([, entry]) => entry);
}

function compareEntries(
  shop: CaseShop,
  expected: NonNullable<Expected['entries']>,
  posted: readonly BookedEntry[],
): Difference[] {
  const codes = new Map([...shop.accounts].map(([name, { ledgerCode }]) => [ledgerCode, name]));
  const booked = new Map<string, number>();
  for (const { branch, lines } of posted)
    for (const { account_code, debit, credit } of lines) {
      const money = codes.get(account_code);
      addTo(booked, placeOf(branch, account_code, money), cents(debit) - cents(credit));
    }
  const wanted = new Map<string, number>();
  for (const { branch, lines } of expected)
    for (const line of lines)
      addTo(
        wanted,
        placeOf(branch, line.account, line.money_account),
        cents(line.debit) - cents(line.credit),
      );
  return differencesOf('entry', wanted, booked);
}

/** A party is compared by what it owes, for its lines carry no name on the wire. */
function placeOf(branch: string, code: string, money: string | undefined): string {
  return `${branch} ${code.split('-')[0]}${money ? ` ${money}` : ''}`;
}

export function compareStock(
  { stock = [], levels = [] }: Expected,
  { pools, levels: found }: Pick<Books, 'pools' | 'levels'>,
): Difference[] {
  const differences: Difference[] = [];
  for (const { product, branch, quantity, value } of stock) {
    const pool = pools.get(`${product}, ${branch}`) ?? { quantity: 0, cents: 0 };
    if (pool.quantity !== quantity || pool.cents !== cents(value))
      differences.push(
        `stock of ${product} in ${branch}: ${quantity} worth ${value} expected, ${pool.quantity} worth ${pool.cents / 100} found`,
      );
  }
  for (const { product, store, batch, quantity } of levels) {
    const place = `${product}, ${store}${batch ? `, ${batch}` : ''}`;
    const level = found.get(place) ?? 0;
    if (level !== quantity) differences.push(`level of ${place}: ${quantity} expected, ${level} found`);
  }
  return differences;
}

async function compareParties(shop: CaseShop, { parties = [] }: Expected): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { party, paid_ahead_to_supplier, ...sides } of parties) {
    const wanted = { advance: paid_ahead_to_supplier, ...sides };
    const found = await readParty(shop, party);
    for (const side of PARTY_SIDES)
      if ((wanted[side] ?? 0) !== (found[side] ?? 0))
        differences.push(`${party}: ${side} ${wanted[side] ?? 0} expected, ${found[side] ?? 0} found`);
  }
  return differences;
}

async function compareAccounts(shop: CaseShop, { accounts = [] }: Expected): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { account, balance } of accounts) {
    const found = await readBalance(shop, account);
    if (found !== balance) differences.push(`${account}: ${balance} expected, ${found} found`);
  }
  return differences;
}

/** The trial balance of each branch, account by account; sub-accounts are their account. */
export async function compareTrialBalance(
  shop: CaseShop,
  lines: readonly EntryLine[],
  { branches, date_to }: { branches: readonly string[]; date_to: string },
): Promise<Difference[]> {
  const ids = branches.map((name) => shop.branches.get(name) ?? '');
  const year = `${date_to.slice(0, 4)}-01-01`;
  const path = `api/report/trial-balance?date=${year}&date_to=${date_to}&branch_ids=${ids.join(',')}`;
  const { rows } = await shop.client.must<{
    rows: { account_code: string; debit: number; credit: number }[];
  }>({
    method: 'GET',
    path,
    branchId: ids[0] ?? '',
  });
  const found = new Map<string, number>();
  for (const { account_code, debit, credit } of rows)
    addTo(found, account_code.split('-')[0] ?? '', cents(debit) - cents(credit));
  const wanted = new Map<string, number>();
  for (const { account, debit, credit } of lines) addTo(wanted, account, cents(debit) - cents(credit));
  return differencesOf(`trial balance of ${branches.join(' and ')}`, wanted, found);
}

/** What a document must show; whatever it shows beside is its own. */
export function compareShown(expected: unknown, shown: unknown, path = 'document'): Difference[] {
  if (Array.isArray(expected)) {
    const rows = Array.isArray(shown) ? shown : [];
    const count =
      expected.length === rows.length ? [] : [`${path}: ${expected.length} expected, ${rows.length} shown`];
    return [...count, ...expected.flatMap((row, i) => compareShown(row, rows[i], `${path} ${i + 1}`))];
  }
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).flatMap(([key, value]) =>
      compareShown(value, (shown as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
    );
  if (expected === shown) return [];
  return [`${path}: ${JSON.stringify(expected)} expected, ${JSON.stringify(shown)} shown`];
}

function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function differencesOf(
  what: string,
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): Difference[] {
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .toSorted()
    .filter((key) => (wanted.get(key) ?? 0) !== (found.get(key) ?? 0))
    .map(
      (key) =>
        `${what} ${key}: ${(wanted.get(key) ?? 0) / 100} expected, ${(found.get(key) ?? 0) / 100} found`,
    );
}
