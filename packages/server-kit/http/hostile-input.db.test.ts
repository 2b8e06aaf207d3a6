import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** What a crate may be made with. */
const KEYS = [
  'name',
  'code',
  'barcodes',
  'shelf_id',
  'kind',
  'cost',
  'price',
  'weight',
  'packed',
  'parts',
  'opening',
];

const fingerprint = () => rowsOfWarehouse(server);

const TEXTS = [
  "'; drop table shelves; --",
  '" or 1=1',
  '%',
  '_',
  '\\',
  '#{7*7}',
  '{{x}}',
  '<script>',
  '\u202e',
  '😀'.repeat(50),
  'NaN',
  '1e999',
  '-1',
  '9'.repeat(40),
  '[]',
  '\ud800',
  '\u0000',
];

it('hostile texts in every parameter are a value or a 400, never a 500, and change nothing', async () => {
  const before = await fingerprint();
  for (const text of TEXTS) {
    const value = encodeURIComponent(text.toWellFormed());
    for (const name of [
      'keyword',
      'sort',
      'order',
      'condition',
      'limit',
      'page',
      'shelf_id',
      'kind',
      'packed',
      'packed_to',
      'cost',
      'id',
      'nothing',
    ])
      for (const call of ['list', 'search', 'export', 'template']) {
        const { status } = await server.ask(owner, `GET api/crate/${call}?${name}=${value}`);
        expect([call, name, text, status === 200 || status === 400]).toEqual([call, name, text, true]);
      }
  }
  expect(await fingerprint()).toBe(before);
});

it('hostile texts in every key of a body are kept as they are or refused by field', async () => {
  for (const text of TEXTS)
    for (const key of [...KEYS, text]) {
      const good = { name: 'Hostile', price: 1 };
      const { status, body } = await server.ask(owner, 'POST api/crate', {
        body: { ...good, [key]: text },
      });
      expect([key, text, [200, 400].includes(status)]).toEqual([key, text, true]);
      if (status === 200) expect(body.message[key]).toBe(text);
      else expect([key, text, Object.keys(body.fields)]).toEqual([key, text, [key]]);
    }
});

it('values of every type in every key are refused by field', async () => {
  for (const value of [null, true, 1e21, -1, 0.1, [], {}, [[]], [{}], { $gt: '' }])
    for (const key of KEYS) {
      const { status } = await server.ask(owner, 'POST api/crate', {
        body: { name: 'Typed', price: 1, [key]: value },
      });
      expect([key, value, [200, 400].includes(status)]).toEqual([key, value, true]);
    }
});
