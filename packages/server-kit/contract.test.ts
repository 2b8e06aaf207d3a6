import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyEntity, type Call, columnOf } from '#core/define-entity.ts';
import { branchPlaceOf } from '#core/derive/branch-wall.ts';
import { newId } from '#core/ids.ts';
import { activityBook } from '#modules/branch/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { createBusiness } from '#modules/session/public.ts';
import { GOOD_BODIES, NAMED_BESIDE } from '#server/testing/good-bodies.ts';
import { openLiveStreams } from './live/live-streams.ts';
import { liveModule } from './live/live-updates.ts';
import { allOperations } from './operation/all-operations.ts';
import { makeServices } from './operation/app-services.ts';
import { systemClock } from './operation/clock.ts';
import type { Operation } from './operation/operation.ts';
import { terminalContext } from './operation/terminal-context.ts';
import { testDatabase } from './testing/database.ts';
import { exampleBody } from './testing/example-body.ts';
import { FREE_CALLS, GUEST_CALLS } from './testing/frozen-calls.ts';
import { type Ask, type Reply, type TestCaller, type TestServer, testServer } from './testing/test-server.ts';
import { formOf, uploadOf } from './testing/upload.ts';

let server: TestServer;
let owner: TestCaller;
let elsewhere: TestCaller;
let stranger: TestCaller;
let powerless: TestCaller;
let operations: Operation[];

beforeAll(async () => {
  const db = await testDatabase();
  const modules = [...serverModules, sessionServer({ database: db.database, serverKey: randomBytes(32) })];
  const live = liveModule(openLiveStreams({ registry, build: '' }));
  operations = allOperations(registry, [...modules, live]);
  server = await testServer(registry, { modules, database: db, book: activityBook, live: true });
  const mine = await aBusiness('255754000001', modules);
  const theirs = await aBusiness('255754000002', modules);
  owner = await server.admit(mine, ALL_PERMISSIONS);
  powerless = await server.admit(mine);
  stranger = await server.admit(theirs, ALL_PERMISSIONS);
  const branch = await make(registry.entity('branch'), owner);
  elsewhere = await server.admit({ ...mine, branchId: branch }, ALL_PERMISSIONS);
  owner.accountType = elsewhere.accountType = stranger.accountType = 'owner';

  async function aBusiness(phone: string, parts: typeof modules) {
    const context = terminalContext({
      services: makeServices(registry, parts, activityBook),
      clock: systemClock,
    });
    const made = await createBusiness(context, db.database, {
      name: 'Duka',
      owner_name: 'Neema Mushi',
      owner_phone: phone,
      password: 'Kiti-cheupe-27',
    });
    return { businessId: made.business_id, userId: made.owner_id, branchId: made.branch_id };
  }
});
afterAll(() => server.close());

async function bodyOf(entity: AnyEntity, by: TestCaller): Promise<Record<string, unknown>> {
  const example = await exampleBody(entity, registry, (target) => make(target, by));
  const named = NAMED_BESIDE[entity.name];
  return {
    ...example,
    ...(named ? { [`${named}_id`]: await make(registry.entity(named), by) } : {}),
    ...ofBranch(entity, by.branchId),
    ...GOOD_BODIES[`${entity.name}.create`]?.({ ...by, storeId: '', cashId: '', ids: {} }),
  };
}

/** A row of the whole business that carries a branch is one of the branch of whoever makes it. */
function ofBranch(entity: AnyEntity, branch_id: string): Record<string, unknown> {
  const place = branchPlaceOf(entity);
  if (place?.in === 'column') return { [place.column]: branch_id };
  return place?.in === 'lines' ? { [place.key]: [{ branch_id }] } : {};
}

async function make(entity: AnyEntity, by: TestCaller): Promise<string> {
  const reply = await server.ask(by, `POST api/${entity.name}`, { body: await bodyOf(entity, by) });
  if (reply.status !== 200) throw new Error(`no ${entity.name}: ${JSON.stringify(reply.body)}`);
  const { id } = reply.body.message;
  // Whoever opens a branch works in it.
  if (branchPlaceOf(entity)?.in === 'row') by.branchIds = [...(by.branchIds ?? [by.branchId]), id];
  return id;
}

/** All that stands in the tables of an entity, as one text. */
async function kept(entity: AnyEntity): Promise<string> {
  const [row] = await server.database.adminQuery(
    `select md5(string_agg(t::text, ',' order by t::text)) as hash from ${entity.table} t`,
  );
  return JSON.stringify(row);
}

/** What a sheet names a row by; a document whose number is taken as it is made has its remarks in a sheet. */
function columnInSheet({ title, fields }: AnyEntity): string {
  return fields[title]?.options.owner === 'system' ? 'remarks' : title;
}

/** Every derived call on one row, as somebody would make it. */
async function callsOn(entity: AnyEntity, id: string, body: object): Promise<[Call, string, Ask][]> {
  const all: [Call, string, Ask][] = [
    ['list', 'GET api/{}/list?condition=all&sort=&order=1&limit=20&page=1', {}],
    ['search', 'GET api/{}/search?keyword=a', {}],
    ['find', `GET api/{}?id=${id}`, {}],
    ['create', 'POST api/{}', { body }],
    ['update', `PUT api/{}?id=${id}`, { body: { version: 1 } }],
    ['export', 'GET api/{}/export', {}],
    ['import', 'GET api/{}/template', {}],
    ['import', 'POST api/{}/import/open', await uploadOf([['Name'], ['x']])],
    [
      'import',
      'POST api/{}/import?dry_run=1',
      await uploadOf([['Name'], ['x']], { mapping: { Name: columnInSheet(entity) } }),
    ],
    ['delete', 'POST api/{}/delete', { body: { ids: [id] } }],
    ['delete', `DELETE api/{}?id=${id}`, {}],
  ];
  return all
    .filter(([call]) => entity.calls.includes(call))
    .map(([call, route, ask]) => [call, route.replace('{}', entity.name), ask]);
}

describe('every call', () => {
  it('of guests and without a right is in a frozen list', () => {
    const routes = (list: Operation[]) => list.map(({ method, path }) => `${method} ${path}`).sort();
    expect(routes(operations.filter(({ kind }) => kind === 'guest'))).toEqual(GUEST_CALLS);
    expect(routes(operations.filter(({ permission }) => permission === 'free_access'))).toEqual(FREE_CALLS);
  });

  it('without a session is 401 with one message, and with no right 403 with one sentence', async () => {
    for (const { kind, method, path, permission, accepts } of operations) {
      if (kind === 'guest') continue;
      const ask =
        accepts === 'file'
          ? formOf(Buffer.from('x'))
          : method === 'GET' || method === 'DELETE'
            ? {}
            : { body: {} };
      const without = await server.ask(null, `${method} ${path}`, ask);
      expect([path, without.status, without.body.message]).toEqual([path, 401, 'no active session']);
      if (permission === 'free_access') continue;
      const denied = await server.ask(powerless, `${method} ${path}`, ask);
      expect([path, denied.status, denied.body.code]).toEqual([path, 403, 'permission_denied']);
    }
  });

  it('gives selected rows along wherever it gives the whole list, and changes none in a ledger', async () => {
    const named = new Set(operations.map(({ name }) => name));
    const taken = registry.entities.filter(({ name }) => named.has(`${name}.export`));
    expect(taken.filter(({ ledger }) => ledger).length).toBeGreaterThan(0);
    for (const { name, ledger } of taken) {
      expect([name, named.has(`${name}.ids`), named.has(`${name}.export-selected`)]).toEqual([
        name,
        true,
        true,
      ]);
      if (ledger)
        expect([name, named.has(`${name}.bulk-update`), named.has(`${name}.delete-many`)]).toEqual([
          name,
          false,
          false,
        ]);
    }
    const { ids } = (await server.ask(owner, 'GET api/activity/ids')).body.message;
    const sheet = await server.ask(owner, 'POST api/activity/export', { body: { ids: ids.slice(0, 2) } });
    expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('with parameters and keys that nobody knows is refused and never fails', async () => {
    for (const { kind, method, path, accepts } of operations) {
      if (kind === 'guest' || accepts === 'file') continue;
      const ask = method === 'GET' || method === 'DELETE' ? {} : { body: { unknown_key: 1 } };
      for (const query of ['unknown=1', 'id=1&id=2', 'id=%00', 'id=x', `id=${newId()}`]) {
        const { status } = await server.ask(owner, `${method} ${path}?${query}`, ask);
        expect([method, path, query, status < 500 && status !== 200]).toEqual([method, path, query, true]);
      }
    }
  });
});

describe('a field whose right somebody lacks', () => {
  const guarded = registry.entities
    .filter(({ calls }) => calls.includes('list'))
    .flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([key, field]) =>
        field.options.read ? [{ entity, key, field, right: field.options.read }] : [],
      ),
    );

  it('stands in no row and in no total, and no list is sorted, filtered or exported by it', async () => {
    expect(guarded.length).toBeGreaterThan(5);
    for (const { entity, key, field, right } of guarded) {
      const rights = [...ALL_PERMISSIONS].filter((held) => held !== right);
      const clerk = await server.admit(owner, rights);
      const column = columnOf(key, field);
      const rules = { join: 'any', parts: [{ field: key, is: 'filled' }] };
      const asked = [`sort=${column}`, `${column}=1`, `${column}_from=1`];
      const filter = `filter=${encodeURIComponent(JSON.stringify(rules))}`;
      const calls = ['list', 'search', 'counts', 'export', 'totals', 'ids'].filter((action) =>
        operations.some(({ name }) => name === `${entity.name}.${action}`),
      );
      for (const call of calls)
        for (const query of [...asked, filter]) {
          const { status, body } = await server.ask(clerk, `GET api/${entity.name}/${call}?${query}`);
          expect([entity.name, call, query, status, body.code]).toEqual([
            entity.name,
            call,
            query,
            400,
            'invalid_parameter',
          ]);
        }
      const list = await server.ask(clerk, `GET api/${entity.name}/list`);
      expect([entity.name, list.status]).toEqual([entity.name, 200]);
      expect(JSON.stringify(list.body)).not.toContain(`"${column}"`);
      if (!entity.totals) continue;
      const totals = await server.ask(clerk, `GET api/${entity.name}/totals`);
      expect([entity.name, totals.status]).toEqual([entity.name, 200]);
      expect(JSON.stringify(totals.body)).not.toContain(`"${column}"`);
    }
  });
});

/** Entities that a change concerns, where not all of them are asked. */
const asked = process.env.CONTRACT_OF?.split(' ');

describe.each(
  registry.entities
    .filter(
      ({ name, calls, document }) => calls.includes('create') && !document && (asked?.includes(name) ?? true),
    )
    .map((entity) => [entity.name, entity] as const),
)('%s', (_, entity) => {
  it('answers every call of whoever may make it', async () => {
    const id = await make(entity, owner);
    const other = await make(entity, owner);
    for (const [, route, ask] of await callsOn(entity, id, await bodyOf(entity, owner))) {
      const asked = route.startsWith('DELETE') ? route.replace(id, other) : route;
      const reply = await server.ask(owner, asked, ask);
      expect([
        asked,
        reply.status,
        reply.status === 200 || reply.body.code === 'delete_refused' || reply.body,
      ]).toEqual([asked, reply.status, true]);
    }
  });

  it('shows and gives nothing to another business, and to another branch nothing of a branch', async () => {
    const id = await make(entity, owner);
    const before = await kept(entity);
    const isOfBranch = entity.scope === 'branch' || branchPlaceOf(entity) !== null;
    const outsiders = isOfBranch ? [stranger, elsewhere] : [stranger];
    for (const outsider of outsiders)
      for (const [call, route, ask] of await callsOn(entity, id, {})) {
        const reply = await server.ask(outsider, route, ask);
        expect(JSON.stringify(reply.body)).not.toContain(id);
        if (['find', 'update', 'delete'].includes(call)) expect([route, reply.status]).toEqual([route, 404]);
      }
    expect(await kept(entity)).toBe(before);
  });

  it('refuses bad input by name and keeps nothing of it', async () => {
    const id = await make(entity, owner);
    const body = await bodyOf(entity, owner);
    const before = await kept(entity);
    const named = (reply: Reply) => [reply.status, Object.keys(reply.body.fields ?? {})];
    for (const key of [
      'business_id',
      'branch_id',
      'id',
      'version',
      'created_at',
      'created_by',
      'deleted_at',
      'search_text',
      'is_admin',
    ]) {
      if (key in body || key in entity.fields) continue;
      expect(
        named(await server.ask(owner, `POST api/${entity.name}`, { body: { ...body, [key]: newId() } })),
      ).toEqual([400, [key]]);
    }
    for (const key of Object.keys(body)) {
      const reply = await server.ask(owner, `POST api/${entity.name}`, {
        body: { ...body, [key]: { $ne: null } },
      });
      expect([key, ...named(reply)]).toEqual([key, 400, [key]]);
    }
    const stale = await server.ask(owner, `PUT api/${entity.name}?id=${id}`, { body: { version: 99 } });
    if (entity.calls.includes('update'))
      expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    expect(await kept(entity)).toBe(before);
  });
});
