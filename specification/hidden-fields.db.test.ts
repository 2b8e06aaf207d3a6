import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDay } from '#core/business-day.ts';
import { fieldsOf } from '#core/conditions.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { FILTER_OPERATORS } from '#core/list-filter.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { registry } from '#modules/registry.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import type { TestCaller, TestServer } from '#server-kit/testing/test-server.ts';
import { openWholeShop, type WholeShop } from './testing/whole-shop.ts';

/** Every field that needs a right to be read, of rows and of their lines: `sale.lines.cost`. */
const HIDDEN = registry.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([key, field]) => [
    ...(field.options.read ? [{ name: `${entity.name}.${key}`, entity, key, field }] : []),
    ...Object.entries(field.lines ?? {})
      .filter(([, line]) => line.options.read)
      .map(([line, of]) => ({ name: `${entity.name}.${key}.${line}`, entity, key: line, field: of })),
  ]),
);
const OF_ROWS = HIDDEN.filter(({ entity, key, field }) => entity.fields[key] === field);
const ENTITIES = [...new Set(HIDDEN.map(({ entity }) => entity))].map((entity) => ({
  name: entity.name,
  entity,
}));

let world: WholeShop;
let server: TestServer;
let owner: TestCaller;
let someone: WholeShop['someone'];

beforeAll(async () => {
  world = await openWholeShop();
  ({ server, owner, someone } = world);
});
afterAll(() => world.close());

/** Everything is allowed but to read one field: writing it is, where that is another right. */
const without = (field: Field) =>
  someone([...ALL_PERMISSIONS].filter((right) => right !== field.options.read));
const get = (by: TestCaller, path: string) => server.ask(by, `GET api/${path}`);

/** Every key that stands anywhere in an answer. */
function keysIn(answer: unknown): Set<string> {
  const keys = new Set<string>();
  JSON.stringify(answer, (key, value) => {
    keys.add(key);
    return value;
  });
  return keys;
}

const headings = async (bytes: Buffer) =>
  (await readWorkbook(bytes)).sheets.flatMap(({ rows }) => rows[0]?.map((cell) => cell?.text ?? '') ?? []);
/** The newest record; a list of lines of a ledger names the document of each. */
const idOf = async (entity: AnyEntity) => {
  const [row] = (await get(owner, `${entity.name}/list`)).body.message.data;
  return String(entity.linesOf ? row?.source_id : row?.id);
};
const paths = ({ name, calls, totals }: AnyEntity) => [
  `${name}/list`,
  `${name}/search`,
  `${name}/counts`,
  ...(calls.includes('export') ? [`${name}/export`] : []),
  ...(totals ? [`${name}/totals`] : []),
  ...(calls.includes('delete') ? [`${name}/ids`] : []),
];

test('the table holds every field with a right of its own', () => {
  expect(HIDDEN.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['product.buying_price', 'sale.profit', 'sale.lines.cost', 'account.balance']),
  );
});

describe.each(HIDDEN)('$name', ({ entity, key, field }) => {
  const column = columnOf(key, field);

  test('is in no row, no record, no sheet and no activity of whoever may not read it (L30)', async () => {
    const clerk = await without(field);
    const id = await idOf(entity);
    const lists = [
      `${entity.name}/list`,
      `${entity.name}/search`,
      ...(field.options.past ? [pastOf(entity)] : []),
    ];
    // What is read by whoever may open the record is hidden in its lists.
    const isOpened = field.options.read !== entity.permissions.view;
    for (const path of [...lists, ...(isOpened ? [`${entity.name}?id=${id}`] : [])]) {
      const answer = await get(clerk, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, [...keysIn(answer.body)].includes(column) && !elsewhere(entity, column, clerk)]).toEqual([
        path,
        false,
      ]);
    }
    const where = field.options.past ? pastOf(entity) : `${entity.name}?id=${id}`;
    const seen = keysIn((await get(owner, where)).body);
    expect(seen).toContain(column);
    const acts = (await get(clerk, `activity/list?entity=${entity.name}&limit=100`)).body.message.data;
    for (const { changes } of acts) {
      const told = changes.map((change: { field: string }) => change.field);
      if (entity.fields[key] === field) expect(told).not.toContain(column);
      else expect(keysIn(changes)).not.toContain(column);
    }
  });
});

/** The rows of an entity as they were at the end of today. */
function pastOf({ name }: AnyEntity): string {
  const day = businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  return `${name}/list?as_of=${day}`;
}

/** Whether a column of the same name is readable in another place of the record. */
function elsewhere(entity: AnyEntity, column: string, { permissions }: TestCaller): boolean {
  const places = [entity.fields, ...Object.values(entity.fields).map(({ lines }) => lines ?? {})];
  return places.some((fields) =>
    Object.entries(fields).some(
      ([key, field]) =>
        columnOf(key, field) === column && (!field.options.read || permissions.has(field.options.read)),
    ),
  );
}

describe.each(OF_ROWS)('$name', ({ entity, key, field }) => {
  const column = columnOf(key, field);
  const refused = async (by: TestCaller, query: string, path: string) => {
    const { status, body } = await get(by, `${path}?${query}`);
    return { status, code: body?.code, message: body?.message };
  };

  test('orders and narrows no list, and is refused like a field that does not exist', async () => {
    const clerk = await without(field);
    for (const path of paths(entity)) {
      for (const query of ['sort={}', '{}=1', '{}_from=1', '{}_to=1']) {
        const hidden = await refused(clerk, query.replace('{}', column), path);
        const absent = await refused(clerk, query.replace('{}', 'nobody_knows'), path);
        expect([path, query, hidden.status]).toEqual([path, query, 400]);
        expect({ ...hidden, message: hidden.message.replaceAll(column, 'nobody_knows') }).toEqual(absent);
      }
      for (const is of FILTER_OPERATORS) {
        const filter = (name: string) =>
          `filter=${encodeURIComponent(JSON.stringify({ join: 'any', parts: [{ field: name, is, value: 1 }] }))}`;
        const hidden = await refused(clerk, filter(key), path);
        const absent = await refused(clerk, filter('nobody_knows'), path);
        expect([path, is, hidden.status]).toEqual([path, is, 400]);
        expect({ ...hidden, message: hidden.message.replaceAll(key, 'nobody_knows') }).toEqual(absent);
      }
      const told = Object.entries(entity.conditions).filter(([, one]) =>
        fieldsOf(one).some((name) => [key, column].includes(name)),
      );
      for (const [condition] of told)
        expect([condition, (await refused(clerk, `condition=${condition}`, path)).status]).toEqual([
          condition,
          400,
        ]);
    }
  });

  test('is found by no word, summed in no total, changed in no row and kept out of sheets', async () => {
    expect(field.options.search).not.toBe(true);
    const clerk = await without(field);
    const id = await idOf(entity);
    if (entity.totals) {
      const totals = (await get(clerk, `${entity.name}/totals`)).body.message;
      expect(keysIn(totals)).not.toContain(column);
    }
    if (entity.calls.includes('update') && entity.calls.includes('delete')) {
      const rows = [{ id }];
      const body = { changes: { [column]: 1 }, rows, dry_run: true };
      expect((await server.ask(clerk, `PUT api/${entity.name}/bulk`, { body })).status).toBe(400);
      const other = { changes: {}, rows, dry_run: true };
      const kept = await server.ask(clerk, `PUT api/${entity.name}/bulk`, { body: other });
      expect(keysIn(kept.body)).not.toContain(column);
    }
    if (!entity.calls.includes('export')) return;
    const title = registry.words(entity.name).en.fields[key] ?? column;
    const whole = await get(clerk, `${entity.name}/export`);
    expect([whole.status, (await headings(whole.bytes)).includes(title)]).toEqual([200, false]);
    if (!entity.calls.includes('delete')) return;
    const some = await server.ask(clerk, `POST api/${entity.name}/export`, { body: { ids: [id] } });
    expect([some.status, (await headings(some.bytes)).includes(title)]).toEqual([200, false]);
  });
});

test.each(ENTITIES)('whoever may read all of $name is given all of it', async ({ entity }) => {
  const hidden = OF_ROWS.filter((one) => one.entity === entity);
  for (const { key, field } of hidden) {
    const list = field.options.past ? pastOf(entity) : `${entity.name}/list`;
    const row = (await get(owner, list)).body.message.data[0];
    expect(Object.keys(row)).toContain(columnOf(key, field));
    const sorted = await get(owner, `${entity.name}/list?sort=${columnOf(key, field)}`);
    expect(sorted.status).toBe(200);
  }
});
