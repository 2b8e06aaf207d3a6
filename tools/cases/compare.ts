import { type BookedEntry, type Books, cents, readBalance } from './books.ts';
import { type CaseEvent, type Expected, PARTY_SIDES } from './case-file.ts';
import type { CaseShop } from './case-shop.ts';
import { addTo, type Difference, differencesOf } from './compare-figures.ts';
import { compareCosts, compareStock, compareUntold } from './compare-stock.ts';
import { readParty } from './party-sides.ts';

/** What an event must have left behind, beside its document; `before` holds the books of the moment before it. */
export async function compareEvent(
  shop: CaseShop,
  { date, expect = {}, untold }: Pick<CaseEvent, 'date' | 'expect' | 'untold'>,
  before: Books,
  after: Books,
): Promise<Difference[]> {
  const posted = newEntries(before, after);
  return [
    ...compareEntries(shop, expect.entries ?? [], posted),
    ...compareDates(date, expect, posted),
    ...(untold ? [] : compareUntold(expect, before, after)),
    ...(await compareStanding(shop, expect, after)),
  ];
}

/** How goods, parties and money stand, wherever it is told. */
export async function compareStanding(
  shop: CaseShop,
  expected: Expected,
  books: Books,
): Promise<Difference[]> {
  return [
    ...compareStock(expected, books),
    ...(await compareCosts(shop, expected)),
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

/** Everything is posted on the day of the event, unless entries tell theirs; what counts answer (A34) on the day of the count. */
function compareDates(
  date: string,
  { entries = [], document = {} }: Expected,
  posted: readonly BookedEntry[],
): Difference[] {
  const answers = (document.answers ?? []) as readonly { date: string }[];
  const told = new Set([
    ...entries.map((entry) => entry.date ?? date),
    ...answers.map((answer) => answer.date),
  ]);
  // Answers net with what they answer to, so that a story may tell no entry of the event itself.
  if (entries.length === 0 || answers.length > 0) told.add(date);
  return posted
    .filter((entry) => !told.has(entry.date))
    .map(
      (entry) => `entry of ${entry.branch}: dated ${[...told].join(' or ')} expected, ${entry.date} found`,
    );
}

/** A party is compared by what it owes, for its lines carry no name on the wire. */
function placeOf(branch: string, code: string, money: string | undefined): string {
  return `${branch} ${code.split('-')[0]}${money ? ` ${money}` : ''}`;
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
