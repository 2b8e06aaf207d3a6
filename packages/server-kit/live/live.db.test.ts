import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Followed, follow } from '../testing/follow.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';
import type { ChangeNotice } from './change-notice.ts';
import { openChangeWire } from './change-wire.ts';

const RIGHTS = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));

// Two servers of one database, as behind a load balancer.
let here: TestServer;
let there: TestServer;
let addresses: { here: string; there: string };
let owner: TestCaller;
let crate: string;
const open: Followed[] = [];

beforeAll(async () => {
  here = await testServer(warehouse, { modules: [warehouseParts], live: true });
  there = await testServer(warehouse, { modules: [warehouseParts], live: true, database: here.database });
  addresses = { here: await here.listen(), there: await there.listen() };
  owner = await here.enter(RIGHTS);
  crate = (await here.ask(owner, 'POST api/crate', { body: { name: 'Nails', price: 1 } })).body.message.id;
});
afterEach(() => {
  for (const one of open.splice(0)) one.leave();
});
afterAll(async () => {
  await there.stop();
  await here.close();
});

/** Somebody on the other server follows; there he is known by the same session. */
async function following(caller = owner): Promise<Followed> {
  const known = await there.admit(caller, caller.permissions);
  const followed = await follow(addresses.there, known);
  open.push(followed);
  expect(followed.status).toBe(200);
  await followed.hears(({ event }) => event === 'hello');
  return followed;
}

async function makeShelf(caller = owner): Promise<string> {
  const body = { name: `Shelf ${crypto.randomUUID().slice(0, 30)}` };
  return (await here.ask(caller, 'POST api/shelf', { body })).body.message.id;
}

const told = (entity: string, id: string) => (one: { event: string; data: Record<string, unknown> }) =>
  one.event === 'change' && ((one.data[entity] ?? []) as string[]).includes(id);

describe('what is changed on one server', () => {
  it('is told to the pages of another by its id, and nothing else of it', async () => {
    const page = await following();
    const id = await makeShelf();
    await page.hears(told('shelf', id));
    const words = JSON.stringify(page.heard);
    expect(words).not.toContain('Shelf');
    expect(page.heard[0]).toEqual({ event: 'hello', data: { build: 'build-of-tests' } });
  });

  it('is told to no other business, branch or right, and not where it was refused', async () => {
    const foreigner = await here.enter(RIGHTS);
    const stranger = await following(foreigner);
    const branchId = await here.openBranch(owner);
    const elsewhere = await following(await here.enter(RIGHTS, { of: owner, branchId }));
    const clerk = await following(await here.enter(['list_shelves'], { of: owner }));
    const delivery = async (number: string) =>
      here.ask(owner, 'POST api/delivery', { body: { number, crate_id: crate } });
    const { id } = (await delivery('D-1')).body.message;
    expect((await here.ask(owner, 'POST api/shelf', { body: { name: '' } })).status).toBe(400);
    const shelf = await makeShelf();
    await elsewhere.hears(told('shelf', shelf));
    await clerk.hears(told('shelf', shelf));
    expect(JSON.stringify([elsewhere.heard, clerk.heard])).not.toContain(id);
    await stranger.hears(told('shelf', await makeShelf(foreigner)));
    expect(JSON.stringify(stranger.heard)).not.toContain(shelf);
  });

  it('is told to nobody whose session has ended, and his page is let go', async () => {
    const gone = await here.enter(RIGHTS, { of: owner });
    const page = await following(gone);
    there.forget(gone);
    const id = await makeShelf();
    await page.ended;
    expect(JSON.stringify(page.heard)).not.toContain(id);
  });

  it('is told by the rights of the moment', async () => {
    const clerk = await here.enter(['list_shelves'], { of: owner });
    const known = await there.admit(clerk, clerk.permissions);
    const page = await follow(addresses.there, known);
    open.push(page);
    const before = await makeShelf();
    await page.hears(told('shelf', before));
    known.permissions.delete('list_shelves');
    known.permissions.add('list_crates');
    const hidden = await makeShelf();
    const body = { name: 'Seen', price: 1 };
    const seen = (await here.ask(owner, 'POST api/crate', { body })).body.message.id;
    await page.hears(told('crate', seen));
    expect(JSON.stringify(page.heard)).not.toContain(hidden);
  });
});

describe('the wire', () => {
  it('of a server that stops carries first what it has gathered', async () => {
    const ends = {
      url: here.database.url('job'),
      log: { warn: () => undefined, error: () => undefined },
      onGap: () => undefined,
    };
    const heard: ChangeNotice[] = [];
    const listening = openChangeWire({ ...ends, onNotice: (notice) => heard.push(notice) });
    const stopping = openChangeWire({ ...ends, onNotice: () => undefined, gatherMs: 3_600_000 });
    await Promise.all([listening.ready, stopping.ready]);
    const notice = { businessId: crypto.randomUUID(), branchId: owner.branchId, changed: { shelf: ['1'] } };
    stopping.publish(notice);
    await stopping.close();
    await expect
      .poll(() => heard.filter(({ businessId }) => businessId === notice.businessId), { timeout: 30_000 })
      .toEqual([notice]);
    await listening.close();
  });
});

describe('streams', () => {
  it('are few for one session, and a place is free again when one leaves', async () => {
    const caller = await there.admit(owner, RIGHTS);
    const pages: Followed[] = [];
    for (let n = 0; n < 4; n += 1) pages.push(await follow(addresses.there, caller));
    open.push(...pages);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await follow(addresses.there, caller)).status).toBe(429);
    const other = await follow(addresses.there, await there.admit(owner, RIGHTS));
    open.push(other);
    expect(other.status).toBe(200);
    pages[0]?.leave();
    await expect
      .poll(
        async () => {
          const next = await follow(addresses.there, caller);
          open.push(next);
          return next.status;
        },
        { timeout: 30_000 },
      )
      .toBe(200);
  });

  it('say that something was missed when the wire between the servers was cut, and go on', async () => {
    const page = await following();
    await here.database.adminQuery(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'onepos-live' and datname = current_database()",
    );
    await page.hears(({ event }) => event === 'missed');
    await expect
      .poll(
        async () => {
          const id = await makeShelf();
          return page.hears(told('shelf', id)).then(() => true);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  });

  it('end when their server stops, without keeping it', async () => {
    const third = await testServer(warehouse, {
      modules: [warehouseParts],
      live: true,
      database: here.database,
    });
    const page = await follow(await third.listen(), await third.admit(owner, RIGHTS));
    await page.hears(({ event }) => event === 'hello');
    await third.stop();
    await page.ended;
  });
});
