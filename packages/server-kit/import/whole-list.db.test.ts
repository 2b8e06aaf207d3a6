// cspell:ignore kwenye safu utafutaji hutoa
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readWorkbook } from '../excel/read-workbook.ts';
import type { ActorContext } from '../operation/context.ts';
import { defineServerModule } from '../operation/server-module.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { shelf, warehouse, warehouseParts } from '../testing/warehouse.ts';
import { exportOperation } from './import-operations.ts';

const RIGHTS = [...Object.values(shelf.permissions), 'export_to_excel'];
/** Beyond this a list of these tests is too long, and a word too common. */
const LIMITS = { rows: 4, hits: 6 };

let server: TestServer;
let owner: TestCaller;
/** What happens between two rows that are written into the file. */
let onRow: (name: string, context: ActorContext) => Promise<void> = async () => undefined;

const meddled = defineServerModule({
  operations: [exportOperation(shelf, LIMITS)],
  hooks: {
    shelf: {
      async beforeShow(context, rows) {
        for (const { name } of rows) await onRow(String(name), context);
      },
    },
  },
});

beforeAll(async () => {
  // The hook of the shelves there is about deleting, which no test here does.
  const { computed = {} } = warehouseParts;
  server = await testServer(warehouse, { modules: [{ computed }, meddled] });
});
afterAll(() => server.close());
afterEach(() => {
  onRow = async () => undefined;
  vi.unstubAllEnvs();
});

async function shopWith(names: readonly string[]): Promise<void> {
  owner = await server.enter(RIGHTS);
  for (const name of names) await server.ask(owner, 'POST api/shelf', { body: { name } });
}
const ask = (query = '') => server.ask(owner, `GET api/shelf/export${query}`);
const namesIn = async (query = '') => {
  const { bytes } = await ask(query);
  return (await readWorkbook(bytes)).sheets[0]?.rows.slice(1).map(([name]) => name?.text);
};

test('a list that fills its file to the last row is in it whole', async () => {
  await shopWith(['A', 'B', 'C', 'D']);
  expect(await namesIn('?order=-1')).toEqual(['D', 'C', 'B', 'A']);
});

test('of a list that is longer nobody gets a part: both numbers are named, and a part is asked for', async () => {
  await shopWith(['A', 'B', 'C', 'D', 'E']);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'list_too_long' } });
  expect(refused.body.message).toContain('has 5 rows, and one file can hold 4.');
  expect(refused.headers['content-disposition']).toBeUndefined();
  expect(await namesIn('?limit=3&page=2')).toEqual(['D', 'E']);
  expect(await namesIn('?keyword=E')).toEqual(['E']);
  owner.permissions.delete('export_to_excel');
  expect((await ask()).status).toBe(403);
});

test('a word that stands in more rows than a search gives is refused, whatever else narrows the list', async () => {
  // The word is also what makes the server of these tests speak Swahili.
  await shopWith(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `lang=sw ${letter}`));
  const refused = await ask('?keyword=lang=sw&keeper_email=neema@example.com');
  expect(refused).toMatchObject({ status: 409, body: { code: 'word_too_common' } });
  expect(refused.body.message).toMatch(/safu 7, .+ 6 tu/);
  expect(await namesIn('?keyword=lang=sw+C')).toEqual(['lang=sw C']);
});

test('what comes while the file is written is not in it, nor is it counted', async () => {
  await shopWith(['A', 'B', 'C', 'D']);
  const counts: number[] = [];
  onRow = async (name, { tx }) => {
    await addShelves([`${name} again`]);
    const [seen] = await tx.query<{ n: number }>('select count(*)::int as n from shelves');
    counts.push(seen?.n ?? 0);
  };
  expect(await namesIn()).toEqual(['A', 'B', 'C', 'D']);
  expect(counts).toEqual([4, 4, 4, 4]);
  expect((await ask()).status).toBe(409);
});

test('a database that goes away leaves a refusal and no file, neither for the caller nor on the disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'onepos-spool-'));
  vi.stubEnv('TMPDIR', folder);
  await shopWith([]);
  await addShelves(Array.from({ length: 1100 }, (_, n) => `Shelf ${n}`));
  let written = 0;
  onRow = async () => {
    written += 1;
    if (written === 500) await endConnections();
  };
  const refused = await ask('?limit=1000');
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect(refused.headers['content-type']).toContain('json');
  expect(await readdir(folder)).toEqual([]);
  onRow = async () => undefined;
  expect((await namesIn('?limit=1000'))?.length).toBe(1000);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

const addShelves = (names: readonly string[]) =>
  server.database.adminQuery(
    `insert into shelves (business_id, id, name, search_text)
     select $1, gen_random_uuid(), name, name from unnest($2::text[]) name`,
    [owner.businessId, names],
  );

/** The fetch after the thousandth row finds nobody to ask. */
const endConnections = () =>
  server.database.adminQuery(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
