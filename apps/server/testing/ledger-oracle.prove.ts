import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { newId } from '#core/ids.ts';
import { type Entry, postEntries } from '#modules/finance/public.ts';
import { exportJournal } from '#modules/report/public.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords, urlAs } from '#server-kit/migrate/role-urls.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { checkBooks } from '../check-books.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { hledgerBalances } from './hledger.ts';
import { openShop, type Shop } from './shop.ts';

export const name = 'ledger-oracle';

const ENTRIES = 100_000;
const AT_ONCE = 1000;
const ACCOUNTS = [
  '1010',
  '1020',
  '1030',
  '1100',
  '1200',
  '2000',
  '2200',
  '3010',
  '4000',
  '4020',
  '5000',
  '6090',
];

/** hledger, ours and the database agree to the cent on a hundred thousand made-up entries (reliability.md, T27). */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  const passwords = rolePasswords(server.adminUrl);
  await prepareDatabase({ adminUrl: server.adminUrl, passwords, tables: PRODUCT_TABLES });
  const database = openDatabase({
    appUrl: urlAs(server.adminUrl, 'pos_app', passwords.app),
    loginUrl: urlAs(server.adminUrl, 'pos_login', passwords.login),
  });
  try {
    const shop = await openShop({ database, openAccess: (id, user) => openAccess(id, user) });
    const count = Math.ceil(ENTRIES * size);
    const ours = await postMadeUp(shop, count, seed);
    const journal = await shop.ask(async ({ tx }) => {
      const faults = (await checkBooks(tx)).filter(({ check }) => !ABOUT_OTHERS.has(check));
      if (faults.length) throw new Error(JSON.stringify(faults[0]));
      let text = '';
      for await (const part of exportJournal(tx)) text += part;
      return text;
    });
    const theirs = await hledgerBalances(journal, 2);
    for (const code of ACCOUNTS)
      if ((theirs[code] ?? 0n) !== (ours.get(code) ?? 0n))
        throw new Error(`${code}: ours ${ours.get(code)}, hledger ${theirs[code]}`);
    return `${count} entries, ${ACCOUNTS.length} balances equal to the cent`;
  } finally {
    await database.close();
    await server.stop();
  }

  async function openAccess(businessId: string, userId: string = randomUUID()): Promise<string> {
    const hash = createHash('sha256').update(randomUUID()).digest('hex');
    const expiresAt = new Date(Date.now() + 3_600_000);
    await database.login.open({ hash, kind: 'session', businessId, userId, expiresAt });
    return hash;
  }
}

/** 1200, 1100 and 2000 are posted here without goods and debts, which only these checks mind. */
const ABOUT_OTHERS = new Set([
  'inventory_is_stock_value',
  'documents_post_their_stock',
  'receivables_are_debts',
  'payables_are_debts',
]);

async function postMadeUp(shop: Shop, count: number, seed: number): Promise<ReadonlyMap<string, bigint>> {
  const balances = new Map<string, bigint>();
  for (let from = 0; from < count; from += AT_ONCE) {
    const parts = fc.sample(PARTS, { numRuns: Math.min(AT_ONCE, count - from), seed: seed + from });
    const entries = parts.map((amounts): Entry => entryOf(amounts, shop.branch.id));
    for (const { account, debit = 0n, credit = 0n } of entries.flatMap(({ lines }) => lines))
      balances.set(account, (balances.get(account) ?? 0n) + debit - credit);
    await shop.work(({ tx }) => postEntries(tx, entries));
  }
  return balances;
}

const LARGEST = 1_000_000_000_000n;

const PARTS = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 11 }),
  lines: fc.array(
    fc.record({ account: fc.constantFrom(...ACCOUNTS), amount: fc.bigInt({ min: -LARGEST, max: LARGEST }) }),
    { minLength: 1, maxLength: 6 },
  ),
});

/** The last line takes what the others leave. */
function entryOf(
  { day, month, lines }: typeof PARTS extends fc.Arbitrary<infer T> ? T : never,
  branch_id: string,
): Entry {
  const rest = -lines.reduce((sum, { amount }) => sum + amount, 0n);
  const side = (account: string, amount: bigint) =>
    amount < 0n ? { account, credit: -amount } : { account, debit: amount };
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    branch_id,
    date: `2026-${two(month)}-${two(day)}`,
    source: { kind: 'made-up', id: newId() },
    lines: [...lines.map(({ account, amount }) => side(account, amount)), side('3010', rest)],
  };
}
