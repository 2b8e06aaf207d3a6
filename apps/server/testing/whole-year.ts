import { addDays } from '#core/business-day.ts';
import { lastOfMonth } from '#core/months.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { exportJournal } from '#modules/report/public.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { makeSample } from '../sample/make-sample.ts';
import { hledgerColumns } from './hledger.ts';
import { logIn } from './people.ts';
import { REPORTS_IN_SQL } from './reports-in-sql.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

const PASSWORD = 'Long-mountain-5895';
const PHONE = '255713990470';

/** A business whose days of trade are held against everything that can say the same of them. */
interface Year {
  system: TestSystem;
  business_id: string;
  owner: TestBrowser;
  branches: readonly string[];
  first: string;
  last: string;
}

/**
 * Trades for some days in three shops, a workshop, a guest house and a haulier, and holds what reports say of it against hledger,
 * against statements that are written apart, and against each other. Answers how much was compared, and everything that differs.
 */
export async function tryWholeYear(system: TestSystem, { days, seed }: { days: number; seed: number }) {
  const { database, serverKey } = system;
  const { business_id } = await makeSample(
    { context: terminalContext(system), database, serverKey },
    { name: `Year ${seed}`, owner_phone: PHONE, password: PASSWORD },
    { seed, days },
    { progress: () => undefined },
  );
  const owner = await logIn(system, PHONE, PASSWORD);
  const branches = (await read(owner, 'report/branches')).map(({ id }: { id: string }) => id);
  const [span] = await system.db.adminQuery<{ first: string; last: string; events: number }>(
    `select min(date)::text as first, max(date)::text as last, count(*)::int as events from journal_entries where business_id = $1`,
    [business_id],
  );
  if (!span) throw new Error('nothing was traded');
  const year: Year = { system, business_id, owner, branches, ...span };
  const faults: string[] = [];
  const compared = { figures: 0 };
  const same = (what: string, one: unknown, other: unknown) => {
    compared.figures += 1;
    const [a, b] = [one, other].map((value) => JSON.stringify(value));
    if (a !== b) faults.push(`${what}: ${a} is not ${b}`);
  };
  await againstHledger(year, same);
  await againstSql(year, same);
  await againstItself(year, same, chanceFrom(seed));
  return { events: span.events, compared: compared.figures, faults };
}

type Same = (what: string, one: unknown, other: unknown) => void;

async function read(owner: TestBrowser, call: string, query: Record<string, string> = {}): Promise<Json> {
  const said = new URLSearchParams(query).toString();
  const { status, body } = await owner.ask(`GET api/${call}${said && `?${said}`}`);
  if (status !== 200) throw new Error(`${call} ${JSON.stringify(query)}: ${JSON.stringify(body)}`);
  return body.message;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** The ends of the months that were traded in, the last as far as it came. */
function endsOf({ first, last }: Year): string[] {
  const ends: string[] = [];
  for (let end = lastOfMonth(first); ; end = lastOfMonth(addDays(end, 1))) {
    ends.push(end < last ? end : last);
    if (end >= last) return ends;
  }
}

/** Trial balance, both statements and what each party owes, at the end of every month and of each month alone. */
async function againstHledger(year: Year, same: Same): Promise<void> {
  const { system, business_id, owner, branches } = year;
  const accessHash = await system.db.openAccess(business_id);
  const journal = await system.database.transaction(accessHash, { readOnly: true }, async (tx) => {
    let text = '';
    for await (const part of exportJournal(tx)) text += part;
    return text;
  });
  const asked = { branch_ids: branches.join() };
  const standing = await hledgerColumns(journal, ['--monthly', '--historical']);
  const moved = await hledgerColumns(journal, ['--monthly']);
  const ofParties = await hledgerColumns(
    journal,
    ['--monthly', '--historical', '--pivot', 'party'],
    ['acct:(1100|1110|2000|2010|2020|2100|1150)'],
  );
  for (const [place, end] of endsOf(year).entries()) {
    const trial = await read(owner, 'report/trial-balance', { ...asked, date_to: end });
    const leaves = trial.rows.flatMap((row: Json) => (row.accounts.length > 0 ? row.accounts : [row]));
    const ours = sumsByCode(leaves, ({ debit, credit }: Json) => cents(debit) - cents(credit));
    same(`trial balance ${end}`, ours, yearsApart(standing, moved, place, endsOf(year)));
    const month = { ...asked, date: `${end.slice(0, 7)}-01`, date_to: end };
    const income = await read(owner, 'report/income-statement', month);
    same(
      `income statement ${end}`,
      sumsByCode(income.rows, ({ amount }: Json) => cents(amount)),
      parentsOf(columnOf(moved, place), (code) => code >= '4', -1),
    );
    const sheet = await read(owner, 'report/balance-sheet', { ...asked, date_to: end });
    const theirs = parentsOf(yearsApart(standing, moved, place, endsOf(year)), (code) => code < '4', 1);
    same(
      `balance sheet ${end}`,
      sumsByCode(sheet.rows, (row: Json) => cents(row.amount) * (isAsset(row.section) ? 1 : -1)),
      theirs,
    );
    same(
      `balance sheet ${end} balances`,
      [sheet.agrees, cents(sheet.total_assets)],
      [true, cents(sheet.liabilities_and_equity)],
    );
    for (const [kind, sign] of [
      ['debtor', 1],
      ['creditor', -1],
    ] as const) {
      const aged = await read(owner, 'report/aged-debts', { ...asked, kind, date_to: end, limit: '1000' });
      for (const { party_id, party_name, net } of aged.data)
        if (party_id)
          same(
            `${kind} ${party_name} ${end}`,
            cents(net),
            Number(ofParties.get(party_id)?.[place] ?? 0n) * sign,
          );
    }
  }
}

const isAsset = (section: string) => section === 'current_assets' || section === 'fixed_assets';

type Columns = ReadonlyMap<string, readonly bigint[]>;

function columnOf(columns: Columns, place: number): Record<string, number> {
  return sorted([...columns].map(([code, amounts]) => [code, Number(amounts[place] ?? 0n)] as const));
}

/** As a trial balance stands: what was earned and spent in earlier years lies in 3900. */
function yearsApart(standing: Columns, moved: Columns, place: number, ends: readonly string[]) {
  const year = (ends[place] ?? '').slice(0, 4);
  const isOfYear = (at: number) => at <= place && (ends[at] ?? '').startsWith(year);
  const own: Record<string, number> = {};
  let earlier = 0;
  for (const [code, amounts] of standing) {
    const all = Number(amounts[place] ?? 0n);
    if (code < '4') {
      own[code] = (own[code] ?? 0) + all;
      continue;
    }
    const within = (moved.get(code) ?? []).reduce(
      (sum, amount, at) => (isOfYear(at) ? sum + Number(amount) : sum),
      0,
    );
    own[code] = within;
    earlier += all - within;
  }
  own['3900'] = (own['3900'] ?? 0) + earlier;
  return sorted(Object.entries(own));
}

/** Accounts below an account of the chart count for it. */
function parentsOf(amounts: Record<string, number>, counts: (code: string) => boolean, sign: 1 | -1) {
  const sums: Record<string, number> = {};
  for (const [code, amount] of Object.entries(amounts))
    if (counts(code)) sums[code.slice(0, 4)] = (sums[code.slice(0, 4)] ?? 0) + amount * sign;
  return sorted(Object.entries(sums));
}

function sumsByCode(rows: readonly Json[], amountOf: (row: Json) => number): Record<string, number> {
  return sorted(rows.map((row) => [row.account_code, amountOf(row)] as const));
}

const sorted = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(
    entries.filter(([, amount]) => amount !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Each type of the report form by month, beside a statement that is written apart from it. */
async function againstSql(
  { system, business_id, owner, branches, first, last }: Year,
  same: Same,
): Promise<void> {
  for (const [type, statement] of Object.entries(REPORTS_IN_SQL)) {
    const query = { branch_ids: branches.join(), date: first, date_to: last, group_by: 'month' };
    const made = await read(owner, `report/${type}`, query);
    const rows = await system.db.adminQuery<{ month: string; figures: Record<string, number> }>(statement, [
      business_id,
      branches,
      first,
      last,
    ]);
    for (const { month, figures } of rows) {
      const row = made.rows.find(({ group }: { group: string }) => group === month);
      for (const [key, amount] of Object.entries(figures)) {
        const kind = made.figures.find((figure: Json) => figure.key === key)?.kind;
        const scale = kind === 'money' ? 100 : kind === 'quantity' ? 1000 : 1;
        same(`${type} ${key} ${month}`, Math.round((row?.figures[key] ?? 0) * scale), amount);
      }
    }
    same(
      `${type} months`,
      made.rows.map(({ group }: Json) => group).toSorted(),
      rows.map(({ month }) => month),
    );
  }
}

const RANGES = 20;
const DAYS = 50;

/** Opening is the closing of the day before; goods are worth the same by every door at the end of any day; VAT is tied. */
async function againstItself(year: Year, same: Same, chance: () => number): Promise<void> {
  const { owner, branches, first, last } = year;
  const all = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const anyDay = () => addDays(first, Math.floor(chance() * (all + 1)));
  for (let tries = 0; tries < RANGES; tries += 1) {
    const [date, date_to] = [anyDay(), anyDay()].toSorted() as [string, string];
    const branch_ids = tries % 2 ? branches.join() : String(branches[tries % branches.length]);
    const within = await read(owner, 'report/trial-balance', { branch_ids, date, date_to });
    const before = await read(owner, 'report/trial-balance', { branch_ids, date_to: addDays(date, -1) });
    if (date.endsWith('-01-01')) continue;
    same(
      `opening of ${date}`,
      sumsByCode(within.rows, ({ opening }: Json) => cents(opening)),
      sumsByCode(before.rows, ({ debit, credit }: Json) => cents(debit) - cents(credit)),
    );
    const vat = await read(owner, 'report/tax-summary', { branch_ids, date, date_to });
    same(
      `VAT of ${date} to ${date_to}`,
      vat.sides.map(({ difference }: Json) => difference),
      [0, 0],
    );
  }
  for (let tries = 0; tries < DAYS; tries += 1) {
    const day = anyDay();
    const branch = String(branches[tries % branches.length]);
    const asked = { date_to: day, branch_ids: branch };
    const stock = await read(owner, 'report/slow-stock', { ...asked, limit: '1000' });
    const trial = await read(owner, 'report/trial-balance', asked);
    const booked = trial.rows.find(({ account_code }: Json) => account_code === '1200');
    same(`1200 ${day}`, cents(stock.totals.value), cents(booked?.debit ?? 0) - cents(booked?.credit ?? 0));
    const listed = await owner.ask(`GET api/product/totals?as_of=${day}`, { branch });
    if (listed.status === 200)
      same(
        `list of products ${day}`,
        cents(listed.body.message.sums[0]?.stock_value ?? 0),
        cents(stock.totals.value),
      );
  }
}
