import { allTablesOf } from '#core/derive/table.ts';
import { newId } from '#core/ids.ts';
import { activityBook } from '#modules/branch/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry as product } from '#modules/registry.ts';
import { createBusiness } from '#modules/session/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { KIT_TABLES } from '#server-kit/db/kit-tables.ts';
import { applyMigrations } from '#server-kit/migrate/apply-migrations.ts';
import { readMigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { schemaSql } from '#server-kit/migrate/schema-sql.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { systemClock } from '#server-kit/operation/clock.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import { testServer } from '#server-kit/testing/test-server.ts';
import { planted, plantedServer, registry } from './planted-document.ts';

/** A business whose server knows the planted document besides the product, and its owner with every right. */
export async function openPlanted() {
  const db = await testDatabase();
  const known = new Set(allTablesOf(product).map(({ name }) => name));
  const sql = schemaSql(allTablesOf(registry).filter(({ name }) => !known.has(name)));
  const files = await readMigrationFiles([...allTablesOf(registry), ...KIT_TABLES]);
  await applyMigrations(await db.adminClient(), {
    ...files,
    migrations: [...files.migrations, { name: '999912312359-planted', sql, checksum: 'planted' }],
  });
  const server = await testServer(registry, {
    modules: [...serverModules, plantedServer],
    database: db,
    book: activityBook,
  });
  const context = terminalContext({
    services: makeServices(registry, [...serverModules, plantedServer], activityBook),
    clock: systemClock,
  });
  const made = await createBusiness(context, db.database, {
    name: 'Duka',
    owner_name: 'Neema Mushi',
    owner_phone: '255754000001',
    password: 'Kiti-cheupe-27',
  });
  const owner = await server.admit(
    { businessId: made.business_id, userId: made.owner_id, branchId: made.branch_id },
    [...ALL_PERMISSIONS, ...Object.values(planted.permissions), 'verify_planted', 'void_planted'],
  );

  /** Makes one of 500 and answers its id. */
  async function aPlanted(name = newId().slice(-8)): Promise<string> {
    const { body } = await server.ask(owner, 'POST api/planted', {
      body: { name, amount: 500, date: '2026-11-10' },
    });
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.message.id;
  }

  /** Makes a transition of one, or sends another command about it. */
  const go = (id: string, transition: string, body: object = {}) =>
    server.ask(owner, `PUT api/planted/${transition}`, {
      body: { id, ...body },
      headers: { 'idempotency-key': newId() },
    });

  /** A row with all that it posted, to see that nothing changed. */
  async function stands(id: string): Promise<string> {
    const [row] = await db.adminQuery(
      'select name, amount, date, remarks, status, deleted_at from planted_papers where id = $1',
      [id],
    );
    const lines = await db.adminQuery(
      `select e.date, l.account_code, l.debit, l.credit from journal_entries e
       join journal_lines l on l.entry_id = e.id where e.source_id = $1 order by e.created_at, e.id, l.line_no`,
      [id],
    );
    return JSON.stringify([row, lines], (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  }

  /** What one stands in the books with, in minor units. */
  async function balance(id: string): Promise<bigint> {
    const [row] = await db.adminQuery<{ sum: bigint }>(
      `select coalesce(sum(l.debit - l.credit), 0)::bigint as sum from journal_entries e
       join journal_lines l on l.entry_id = e.id where e.source_id = $1 and l.account_code = '6010'`,
      [id],
    );
    return row?.sum ?? 0n;
  }

  return {
    db,
    server,
    owner,
    aPlanted,
    go,
    stands,
    balance,
    async close() {
      await booksHold(db, makeServices(registry, [...serverModules, plantedServer], activityBook));
      await server.close();
    },
  };
}
