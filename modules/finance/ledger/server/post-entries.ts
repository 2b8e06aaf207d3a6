import type { Registry } from '#core/define-module.ts';
import { newId } from '#core/ids.ts';
import type { Rightful } from '#core/permissions.ts';
import type { Posting } from '#core/trade/posting.ts';
import type { BooksLaw } from '#server-kit/command/books-law.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { account as moneyAccount } from '../../account/account.entity.ts';
import { AccountDeleted, UnbalancedPosting } from '../../errors.ts';
import { holdTills, mayOverdraw, refuseShortTills, tillsDrawnOn, waitingDrawnOn } from './cash-in-hand.ts';
import { partiesLowered, refuseOverpaidSince } from './party-balances.ts';
import { requireOpenBooks } from './require-open-books.ts';
import { requireStorableBalances } from './require-storable-balances.ts';
import { trueUpLines } from './true-up-lines.ts';

/** One event of the business in one branch, with the document that tells of it. */
export interface Entry extends Posting {
  source: { kind: string; id: string };
  reverses_id?: string;
  /** What its goods filled of a shortage at another cost than they had left with, in minor units, beside its lines. */
  true_up?: bigint;
}

/**
 * Writes entries into the books; nothing else does. Each is balanced or refused, and none lies on or before the day up
 * to which the books of its branch are locked. Lines of nothing are left out, an entry of nothing is not written. A till
 * that would be short is refused, unless whoever pays may overdraw it and the money is not moved by hand; so is more out of what
 * waits to reach the bank than waits there, and a party that would owe less than nothing.
 */
export async function postEntries(
  tx: Tx & { law?: BooksLaw },
  entries: readonly Entry[],
  payer?: Rightful,
): Promise<string[]> {
  tx.law?.posted(entries.map(withoutEmptyLines).filter(({ lines }) => lines.length > 0));
  const posted = entries
    .map(withTrueUp)
    .map(withoutEmptyLines)
    .filter(({ lines }) => lines.length > 0);
  posted.forEach(refuseUnbalanced);
  if (posted.length === 0) return [];
  refuseWithoutStates(tx, posted);
  const drawn = tillsDrawnOn(posted);
  const watched = mayOverdraw(payer) ? tillsDrawnOn(posted.filter(({ never_short }) => never_short)) : drawn;
  const overdraws = drawn.length > watched.length;
  const held = [...watched, ...waitingDrawnOn(posted)].sort();
  if (held.length > 0) holdTills(tx, held);
  // Sent together, one after the other: whoever deletes an account holds its branch until he is done.
  const [currencies] = await Promise.all([requireOpenBooks(tx, posted), refuseDeletedAccounts(tx, posted)]);
  const rows = posted.map((entry) => ({ ...entry, id: newId() as string }));
  insertEntries(tx, rows, { currencies, overdraws });
  insertLines(tx, rows);
  addToMonths(tx, rows);
  await requireStorableBalances(tx, posted);
  if (held.length > 0) await refuseShortTills(tx, held, firstDay(posted));
  const parties = partiesLowered(posted);
  if (parties.length > 0) await refuseOverpaidSince(tx, parties, firstDay(posted));
  return rows.map(({ id }) => id);
}

/**
 * A record that posts without a table of states could be changed and deleted afterwards like any other. Opening values are
 * taken once, as their record is made, and are no fields of it.
 */
function refuseWithoutStates(tx: Tx & { registry?: Registry }, entries: readonly Entry[]): void {
  for (const kind of new Set(entries.map(({ source }) => source.kind))) {
    const entity = tx.registry?.entities.find(({ name }) => name === kind);
    if (!entity || entity.states) continue;
    if (!Object.values(entity.fields).some(({ options }) => options.once))
      throw new Error(
        `${kind} posts and has no table of states (${kind}.states.ts): what is posted is not edited.`,
      );
  }
}

function firstDay(entries: readonly Entry[]): string {
  return entries.map(({ date }) => date).sort()[0] ?? '';
}

function withTrueUp(entry: Entry): Entry {
  return { ...entry, lines: [...entry.lines, ...trueUpLines(entry.true_up ?? 0n)] };
}

function withoutEmptyLines(entry: Entry): Entry {
  return { ...entry, lines: entry.lines.filter((line) => line.debit || line.credit) };
}

function refuseUnbalanced({ lines }: Entry): void {
  const debit = lines.reduce((sum, line) => sum + (line.debit ?? 0n), 0n);
  const credit = lines.reduce((sum, line) => sum + (line.credit ?? 0n), 0n);
  const sound = lines.every((line) => oneSided(line.debit ?? 0n, line.credit ?? 0n));
  if (debit !== credit || !sound) throw UnbalancedPosting({ debit: `${debit}`, credit: `${credit}` });
}

function oneSided(debit: bigint, credit: bigint): boolean {
  return debit >= 0n && credit >= 0n && debit * credit === 0n;
}

/** A money account that was deleted is empty, and stays so. */
async function refuseDeletedAccounts(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const codes = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)));
  const [gone] = await tx.query<{ name: string }>(
    `select name from ${moneyAccount.table} where ledger_code = any($1) and deleted_at is not null order by name limit 1`,
    [[...codes]],
  );
  if (gone) throw AccountDeleted({ account: gone.name });
}

type Posted = Entry & { id: string };

function insertEntries(
  tx: Tx,
  entries: readonly Posted[],
  { currencies, overdraws }: { currencies: ReadonlyMap<string, string>; overdraws: boolean },
): void {
  tx.send(
    `insert into journal_entries
       (business_id, id, branch_id, date, source_kind, source_id, currency, memo, reverses_id, may_overdraw,
        created_by)
     select (select ctx.biz()), n.*, $9, (select user_id from ctx.own_access())
     from unnest($1::uuid[], $2::uuid[], $3::date[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::uuid[]) n`,
    [
      entries.map(({ id }) => id),
      entries.map(({ branch_id }) => branch_id),
      entries.map(({ date }) => date),
      entries.map(({ source }) => source.kind),
      entries.map(({ source }) => source.id),
      entries.map(({ branch_id }) => currencies.get(branch_id)),
      entries.map(({ memo }) => memo ?? null),
      entries.map(({ reverses_id }) => reverses_id ?? null),
      overdraws,
    ],
  );
}

function insertLines(tx: Tx, entries: readonly Posted[]): void {
  const lines = entries.flatMap((entry) => entry.lines.map((line, i) => ({ entry, line, no: i + 1 })));
  tx.send(
    `insert into journal_lines
       (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit, party_kind, party_id, store_id)
     select (select ctx.biz()), n.*
     from unnest($1::uuid[], $2::int[], $3::uuid[], $4::date[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
                 $9::uuid[], $10::uuid[]) n`,
    [
      lines.map(({ entry }) => entry.id),
      lines.map(({ no }) => no),
      lines.map(({ entry }) => entry.branch_id),
      lines.map(({ entry }) => entry.date),
      lines.map(({ line }) => line.account),
      lines.map(({ line }) => line.debit ?? 0n),
      lines.map(({ line }) => line.credit ?? 0n),
      lines.map(({ line }) => line.party?.kind ?? null),
      lines.map(({ line }) => line.party?.id ?? null),
      lines.map(({ line }) => line.store_id ?? null),
    ],
  );
}

function addToMonths(tx: Tx, entries: readonly Posted[]): void {
  const sums = new Map<
    string,
    { branch: string; account: string; month: string; debit: bigint; credit: bigint }
  >();
  for (const { branch_id: branch, date, lines } of entries) {
    const month = `${date.slice(0, 7)}-01`;
    for (const { account, debit = 0n, credit = 0n } of lines) {
      const key = `${branch} ${account} ${month}`;
      const sum = sums.get(key) ?? { branch, account, month, debit: 0n, credit: 0n };
      sums.set(key, { ...sum, debit: sum.debit + debit, credit: sum.credit + credit });
    }
  }
  const added = [...sums.values()];
  tx.send(
    `insert into account_months (business_id, branch_id, account_code, month, debit, credit)
     select (select ctx.biz()), n.*
     from unnest($1::uuid[], $2::text[], $3::date[], $4::bigint[], $5::bigint[]) n`,
    [
      added.map(({ branch }) => branch),
      added.map(({ account }) => account),
      added.map(({ month }) => month),
      added.map(({ debit }) => debit),
      added.map(({ credit }) => credit),
    ],
  );
}
