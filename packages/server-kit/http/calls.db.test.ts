import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#core/ids.ts';
import { UPKEEP } from '../jobs/upkeep.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';
import { ALL_OF_WAREHOUSE, rowsOfWarehouse } from '../testing/warehouse-server.ts';

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter(ALL_OF_WAREHOUSE);
});
afterAll(() => server.close());

const fingerprint = () => rowsOfWarehouse(server);

describe('what comes before an operation', () => {
  it('says in one sentence that there is no session, with the time of the server', async () => {
    const reply = await server.ask(null, 'GET api/crate/list');
    expect(reply).toMatchObject({
      status: 401,
      body: { success: false, message: 'no active session', code: 'no_active_session' },
    });
    expect(Math.abs(Date.parse(reply.body.now) - Date.now())).toBeLessThan(60_000);
  });

  it('speaks of permission in the words of the specification', async () => {
    const stranger = await server.enter([]);
    const denied = await server.ask(stranger, 'POST api/crate', { body: { name: 1 } });
    expect(denied).toMatchObject({
      status: 403,
      body: {
        success: false,
        message: 'You do not have the necessary permissions to access this resource.',
        code: 'permission_denied',
      },
    });
    expect((await server.ask(stranger, 'GET api/crate/list?lang=sw')).body.message).toBe(
      'Huna ruhusa ya kufungua sehemu hii.',
    );
  });

  it('answers unknown calls, methods, types and bodies with JSON', async () => {
    const codes = async (route: string, ask = {}) => {
      const { status, body } = await server.ask(owner, route, ask);
      return [status, body.code];
    };
    expect(await codes('GET api/nothing')).toEqual([404, 'no_such_call']);
    expect(await codes('GET api/Crate/list')).toEqual([404, 'no_such_call']);
    expect(await codes('PUT api/crate/list', { body: {} })).toEqual([405, 'method_not_allowed']);
    expect(await codes('PATCH api/crate')).toEqual([405, 'method_not_allowed']);
    const plain = { payload: '{}', headers: { 'content-type': 'text/plain' } };
    expect(await codes('POST api/crate', plain)).toEqual([415, 'wrong_content_type']);
    const json = { 'content-type': 'application/json' };
    for (const payload of ['{"name":', '{"__proto__":{"name":"x"}}', Buffer.from([0x7b, 0xff, 0x7d])])
      expect(await codes('POST api/crate', { payload, headers: json })).toEqual([400, 'unreadable_body']);
    for (const payload of ['[]', '"x"', 'null', '1', ''])
      expect(await codes('POST api/crate', { payload, headers: json })).toEqual([400, 'invalid_fields']);
    const large = { body: { name: 'x'.repeat(1024 * 1024) } };
    expect(await codes('POST api/crate', large)).toEqual([413, 'too_large']);
  });

  it('refuses a write that a browser sends for another site', async () => {
    const reply = await server.ask(owner, 'POST api/shelf', {
      body: { name: 'x' },
      headers: { origin: 'https://elsewhere.example', host: 'shop.example' },
    });
    expect(reply).toMatchObject({ status: 403, body: { code: 'foreign_site' } });
  });

  it('names a parameter that nobody knows, that stands twice or has no such value', async () => {
    const place = await server.ask(owner, 'POST api/shelf', { body: { name: 'Named' } });
    const { id } = place.body.message;
    for (const [route, name] of [
      ['GET api/crate/list?color=red', 'color'],
      ['GET api/crate/list?sort=name&sort=code', 'sort'],
      ['GET api/crate/list?sort[]=name', 'sort[]'],
      ['GET api/crate/list?order=2', 'order'],
      ['GET api/crate/list?limit=0', 'limit'],
      ['GET api/crate/list?limit=1001', 'limit'],
      ['GET api/crate/list?limit=1e3', 'limit'],
      ['GET api/crate/list?page=-1', 'page'],
      ['GET api/crate/list?condition=constructor', 'condition'],
      ['GET api/crate/list?shelf_id=1', 'shelf_id'],
      ['GET api/crate/list?packed=31-12-2027', 'packed'],
      ['GET api/crate/list?kind_from=a', 'kind_from'],
      ['GET api/crate/search?keyword=%00', 'keyword'],
      [`GET api/shelf?id=${id}&x=1`, 'x'],
      ['GET api/shelf', 'id'],
    ]) {
      const reply = await server.ask(owner, route as string);
      expect([route, reply.status, reply.body.message]).toEqual([
        route,
        400,
        expect.stringContaining(`“${name}”`),
      ]);
    }
  });

  it('finds no difference between a foreign id, an absent one and none', async () => {
    const other = await server.enter(ALL_OF_WAREHOUSE);
    const foreign = (await server.ask(other, 'POST api/shelf', { body: { name: 'Theirs' } })).body.message.id;
    const before = await fingerprint();
    for (const id of [foreign, newId(), 'x', "1' or '1'='1", '']) {
      const asked = encodeURIComponent(id);
      const replies = await Promise.all([
        server.ask(owner, `GET api/shelf?id=${asked}`),
        server.ask(owner, `PUT api/shelf?id=${asked}`, { body: { version: 1, name: 'Mine' } }),
        server.ask(owner, `DELETE api/shelf?id=${asked}`),
        server.ask(owner, 'POST api/shelf/delete', { body: { ids: [id] } }),
      ]);
      for (const reply of replies)
        expect([id, reply.status, reply.body.code]).toEqual([id, 404, 'not_found']);
    }
    const mentioned = await server.ask(owner, 'POST api/crate', {
      body: { name: 'x', price: 1, shelf_id: foreign },
    });
    expect(mentioned.body.fields).toEqual({ shelf_id: 'This record does not exist.' });
    expect(await fingerprint()).toBe(before);
  });
});

describe('repeated calls', () => {
  it('do the work once and hear one answer, twenty at a time', async () => {
    const key = newId();
    const send = (name: string) =>
      server.ask(owner, 'POST api/shelf', { body: { name }, headers: { 'idempotency-key': key } });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('Once')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect(await server.database.adminQuery("select from shelves where name = 'Once'")).toHaveLength(1);
    expect(await send('Twice')).toMatchObject({ status: 422, body: { code: 'key_used_otherwise' } });
    expect(server.activities.filter(({ record_name }) => record_name === 'Once')).toHaveLength(1);
  });

  it('leave the key free when the work was refused', async () => {
    const headers = { 'idempotency-key': newId() };
    expect((await server.ask(owner, 'POST api/shelf', { body: { name: '' }, headers })).status).toBe(400);
    expect((await server.ask(owner, 'POST api/shelf', { body: { name: 'Right now' }, headers })).status).toBe(
      200,
    );
    const wrong = await server.ask(owner, 'POST api/shelf', {
      body: { name: 'x' },
      headers: { 'idempotency-key': 'key' },
    });
    expect(wrong.body.code).toBe('invalid_idempotency_key');
  });

  it('of a unique value end with one that has it and others that learn who', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => server.ask(owner, 'POST api/shelf', { body: { name: 'Contested' } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body.fields).toEqual({ name: 'This is already used by Contested.' });
  });

  it('of an update let one through', async () => {
    const { id } = (await server.ask(owner, 'POST api/shelf', { body: { name: 'Versions' } })).body.message;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        server.ask(owner, `PUT api/shelf?id=${id}`, { body: { version: 1, remarks: `${n}` } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const [row] = await server.database.adminQuery('select version from shelves where id = $1', [id]);
    expect(row).toEqual({ version: 2 });
  });
});

describe('what is kept for a while', () => {
  it('is forgotten when its time is over, for every business', async () => {
    const key = newId();
    const send = () =>
      server.ask(owner, 'POST api/shelf', { body: { name: 'Kept' }, headers: { 'idempotency-key': key } });
    expect((await send()).status).toBe(200);
    await server.database.adminQuery(
      "update command_log set created_at = now() - interval '29 days' where key = $1",
      [key],
    );
    await forget();
    expect((await send()).status).toBe(200);
    await server.database.adminQuery(
      "update command_log set created_at = now() - interval '31 days' where key = $1",
      [key],
    );
    await forget();
    expect((await send()).body.fields).toEqual({ name: 'This is already used by Kept.' });
  });

  async function forget() {
    await runJobs(server.database, UPKEEP);
  }
});

describe('downloads', () => {
  it('are served once, with the cookie alone, to whoever asked', async () => {
    const asked = await server.ask(owner, 'POST api/download', {
      body: { url: 'api/crate/export?sort=name' },
    });
    const { url } = asked.body.message;
    const cookie = (of: TestCaller) => ({ headers: { cookie: `session=${of.accessHash}` } });
    const other = await server.enter(ALL_OF_WAREHOUSE, { of: owner });
    expect((await server.ask(null, `GET ${url}`)).status).toBe(401);
    expect((await server.ask(null, `GET ${url}`, cookie(other))).status).toBe(404);
    const file = await server.ask(null, `GET ${url}`, cookie(owner));
    expect([file.status, file.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await server.ask(null, `GET ${url}`, cookie(owner))).status).toBe(404);
  });

  it('end after a minute and check every right again', async () => {
    const request = async () =>
      (await server.ask(owner, 'POST api/download', { body: { url: 'api/crate/export' } })).body.message.url;
    const headers = { cookie: `session=${owner.accessHash}` };
    const late = await request();
    await server.database.adminQuery("update download_tickets set expires_at = now() - interval '1 second'");
    expect((await server.ask(null, `GET ${late}`, { headers })).status).toBe(404);
    const unrightful = await request();
    owner.permissions.delete('export_to_excel');
    expect((await server.ask(null, `GET ${unrightful}`, { headers })).status).toBe(403);
    owner.permissions.add('export_to_excel');
  });
});

describe('what goes wrong', () => {
  it('is answered with a number under which the log has it, and with nothing else', async () => {
    await server.database.adminQuery('alter table shelves rename column remarks to gone');
    const reply = await server.ask(owner, 'POST api/shelf', { body: { name: 'Secret of the row' } });
    await server.database.adminQuery('alter table shelves rename column gone to remarks');
    expect(reply).toMatchObject({ status: 500, body: { success: false, code: 'internal_error' } });
    expect(JSON.stringify(reply.body)).not.toMatch(/remarks|column|select|stack/i);
    const line = server.logged.find((entry) => entry.includes(reply.body.reference));
    expect(line).toContain('does not exist');
    expect(server.logged.join('')).not.toContain('Secret of the row');
    expect(server.logged.join('')).not.toContain(owner.accessHash);
  });
});
