import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Ask, type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { formOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter(warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)));
});
afterAll(() => server.close());

const answerTo = async (route: string, ask: Ask) => {
  const { status, body } = await server.ask(owner, route, ask);
  return [status, body.code];
};

it('takes no body with a question, where nobody would read it', async () => {
  for (const ask of [{ body: { name: 'x' } }, { body: null }, formOf(Buffer.from('x'))])
    expect(await answerTo('GET api/shelf/list', ask)).toEqual([400, 'body_not_taken']);
  expect(await answerTo(`DELETE api/shelf?id=${newId()}`, { body: {} })).toEqual([400, 'body_not_taken']);
  expect(await answerTo('GET api/shelf/list', {})).toEqual([200, undefined]);
});

it('takes no form where it reads JSON', async () => {
  const form = formOf(Buffer.from('x'), { name: 'x' });
  expect(await answerTo('POST api/shelf', form)).toEqual([415, 'wrong_content_type']);
  expect(await server.database.adminQuery('select from shelves')).toEqual([]);
});

it('takes no page that was filled in where it reads JSON, also one without a body', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const payload of ['name=x', ''])
    expect(await answerTo('POST api/shelf', { payload: Buffer.from(payload), headers })).toEqual([
      ...[415, 'wrong_content_type'],
    ]);
  expect(await server.database.adminQuery('select from shelves')).toEqual([]);
});

it('says of a form that ends in the middle that it did not arrive whole', async () => {
  const form = formOf(Buffer.from('Name\nA\n'));
  const bytes = form.payload as Buffer;
  for (const cut of [20, 60, bytes.length - 30])
    expect([
      cut,
      ...(await answerTo('POST api/shelf/import', { ...form, payload: bytes.subarray(0, -cut) })),
    ]).toEqual([cut, 400, 'unreadable_form']);
  const many = formOf(
    Buffer.from('x'),
    Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x'])),
  );
  expect(await answerTo('POST api/shelf/import', many)).toEqual([400, 'unreadable_form']);
});

it('names the one parameter whose name JavaScript would swallow', async () => {
  for (const route of ['GET api/shelf/list?', `GET api/shelf?id=${newId()}&`, 'POST api/shelf?']) {
    const { status, body } = await server.ask(owner, `${route}__proto__=1`, {});
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.message).toContain('__proto__');
  }
});

it('refuses a picture that nobody has, by its field', async () => {
  const { status, body } = await server.ask(owner, 'POST api/shelf', {
    body: { name: 'Top', picture_id: newId() },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['picture_id']]);
  expect(await server.database.adminQuery('select from shelves')).toEqual([]);
});

it('ends a call whose body does not arrive, and the connection with it', async () => {
  const slow = await testServer(warehouse, { modules: [warehouseParts], arrivalMs: 300 });
  const { port, hostname } = new URL(await slow.listen());
  const line = connect(Number(port), hostname);
  line.write(
    `POST /api/shelf HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  );
  // Answers only when the server has closed the line: without the limit the test hangs.
  expect(await text(line)).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close();
});

it('lets no answer be kept by a browser or a proxy, neither data nor a refusal nor a sheet', async () => {
  for (const [route, status] of [
    ['GET api/shelf/list', 200],
    [`GET api/shelf?id=${newId()}`, 404],
    ['GET api/nothing', 404],
    ['GET api/shelf/export', 403],
    ['GET api/shelf/template', 200],
    ['GET api/live', 200],
    ['GET api/openapi.json', 200],
  ] as const) {
    const answer = await server.ask(owner, route, {});
    expect([route, answer.status, answer.headers['cache-control']]).toEqual([route, status, 'no-store']);
  }
});
