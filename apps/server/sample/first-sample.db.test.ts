// cspell:ignore letu
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FirstSample } from '#modules/session/public.ts';
import { aBusiness, nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { allRows, rowsHash } from '#server-kit/testing/all-rows.ts';
import { openFirstSample } from './first-sample.ts';

const BEGIN = 'POST api/first-start/sample';

let server: TestSystem;
let sample: FirstSample & { close(): Promise<void> };
const faults: unknown[] = [];
beforeAll(async () => {
  server = await openTestSystem(undefined, {
    sampleIn: (parts) => {
      sample = openFirstSample({ ...parts, days: 1, onFault: (error) => faults.push(error) });
      return sample;
    },
  });
});
afterAll(async () => {
  await sample.close();
  await server.close();
});

const asked = async () => (await TestBrowser.atTheServer(server).ask('GET api/first-start')).body.message;
const counted = async (table: string) =>
  (await server.db.adminQuery<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

/** A sample whose maker was stopped so many seconds ago. */
async function leftHalf(seconds: number): Promise<string> {
  const { business_id } = await aBusiness(server, { owner_phone: '255700200100' });
  await server.db.adminQuery(
    `insert into ctx.samples (business_id, percent, heard_at) values ($1, 40, now() - make_interval(secs => $2))`,
    [business_id, seconds],
  );
  return business_id;
}

test('while somebody makes a sample it is told how far it is, and nobody begins another', async () => {
  expect(await asked()).toEqual({ needed: true, sample: null, asks_code: false });
  const half = await leftHalf(30);
  expect(await asked()).toEqual({ needed: true, sample: { state: 'making', percent: 40 }, asks_code: false });
  expect((await TestBrowser.atTheServer(server).ask(BEGIN, { body: {} })).body.code).toBe('already_started');
  expect(await server.db.adminQuery('select business_id from ctx.samples')).toEqual([{ business_id: half }]);
  await server.db.adminQuery(`update ctx.samples set heard_at = now() - interval '61 seconds'`);
  expect(await asked()).toEqual({ needed: true, sample: { state: 'left', percent: 40 }, asks_code: false });
});

test('of three who begin at once one gets a sample; what was left half is gone', async () => {
  const before = await server.db.adminQuery<{ business_id: string }>('select business_id from ctx.samples');
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => TestBrowser.atTheServer(server).ask(BEGIN, { body: {} })),
  );
  const [begun, ...more] = answers.filter(({ status }) => status === 200);
  if (!begun) throw new Error('nobody got one');
  expect(more).toEqual([]);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array(2).fill('already_started'),
  );
  const { phone_number, password } = begun.body.message;
  expect(password).toMatch(/^[A-Z][a-z2-9]{2}-[a-z2-9]{3}-[a-z2-9]{3}-[a-z2-9][a-z][2-9]$/);
  await expect.poll(asked, { timeout: 60_000 }).toEqual({
    needed: true,
    sample: { state: 'ready', percent: 100 },
    asks_code: false,
  });
  expect(faults).toEqual([]);
  for (const [table, rows] of await allRows(server.db))
    expect([table, rows.filter((row) => row.includes(before[0]?.business_id ?? '?'))]).toEqual([table, []]);
  const owner = await new TestBrowser(server).logIn(phone_number, password);
  expect(owner.body.message.user).toMatchObject({ account_type: 'owner', is_sample: true });
  expect(await counted('businesses')).toBe(1);
});

test('a sample keeps its owner out of nothing and is dropped by nobody who has no session', async () => {
  const hash = await rowsHash(server.db);
  const [kept] = await server.db.adminQuery<{ business_id: string }>('select business_id from ctx.samples');
  const before = await hash(kept?.business_id ?? '');
  await server.database.samples.dropHalf(null);
  await server.database.samples.dropHalf(kept?.business_id ?? '');
  await server.database.samples.note(kept?.business_id ?? '', 3);
  expect((await TestBrowser.atTheServer(server).ask(BEGIN, { body: {} })).body.code).toBe('already_started');
  expect(await hash(kept?.business_id ?? '')).toBe(before);

  const mine = {
    name: 'Duka letu',
    owner_name: 'Asha Juma',
    owner_phone: nextPhone(),
    password: 'Kiti-cheupe-27',
  };
  expect((await TestBrowser.atTheServer(server).ask('POST api/first-start', { body: mine })).status).toBe(
    200,
  );
  const again = await TestBrowser.atTheServer(server).ask('POST api/first-start', {
    body: { ...mine, owner_phone: nextPhone() },
  });
  expect(again.body.code).toBe('already_started');
  expect(await counted('businesses')).toBe(2);
  expect(await hash(kept?.business_id ?? '')).toBe(before);
});

test('where somebody works, no guest learns of a sample, and none is made or dropped', async () => {
  expect(await asked()).toEqual({ needed: false, sample: null, asks_code: false });
  await server.db.adminQuery(`update ctx.samples set percent = 40, heard_at = now() - interval '1 hour'`);
  expect((await TestBrowser.atTheServer(server).ask(BEGIN, { body: {} })).body.code).toBe('already_started');
  expect(await counted('ctx.samples')).toBe(1);
  expect(await counted('businesses')).toBe(2);
});

test('a server that is stopped meanwhile leaves nothing half behind', async () => {
  const { database, serverKey } = server;
  const said: unknown[] = [];
  const stopping = openFirstSample({ database, serverKey, days: 30, onFault: (error) => said.push(error) });
  await stopping.begin(terminalContext(server), async () => undefined);
  await stopping.close();
  expect(said).toHaveLength(1);
  expect(await counted('ctx.samples')).toBe(0);
  expect(await counted('businesses')).toBe(1);
});
