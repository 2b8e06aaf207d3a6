import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { entersBooks, isPosted, stateOf } from '#core/define-states.ts';
import { isWritable } from '#core/derive/schemas.ts';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import { standsAsItBegan } from '#server-kit/command/document-state.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { exampleInput, otherValue } from '#server-kit/testing/example-body.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

// Every document in every state of its table: what the table closes stays closed, whichever call tries. A new document
// is tried as soon as its table exists.
let db: TestDatabase;
let system: TwoBusinesses;
beforeAll(async () => {
  db = await testDatabase();
  system = await openTwoBusinesses(db);
});
afterAll(() => system.close());

const FROM_TABLE = new Set(['not_open', 'not_in_this_state']);

/** A year in which nothing was earned and nothing spent is closed without an entry. */
const MAY_POST_NOTHING: ReadonlySet<string> = new Set(['year-close']);

const CASES = registry.entities.flatMap((entity) =>
  Object.keys(entity.states?.states ?? {}).map((state) => ({ entity, name: entity.name, state })),
);

/** The row of a document as it is kept, put into a state by hand; null where nobody of the business makes one. */
async function standing({ table, states, name }: AnyEntity, state: string): Promise<string | null> {
  const id = system.mine.ids[name];
  if (!id) return null;
  if (states?.field)
    await db.adminQuery(`update ${table} set ${states.field} = $2 where id = $1`, [id, state]);
  return id;
}

/** A trail as an import leaves it that made a document. */
async function importOf({ name }: AnyEntity, record: string, version: number): Promise<string> {
  const { businessId, branchId, userId } = system.mine.owner;
  const id = newId();
  await db.adminQuery(
    `insert into imports (business_id, id, branch_id, user_id, entity, file_name, status, done_at)
     values ($1, $2, $3, $4, $5, 'list.xlsx', 'done', now())`,
    [businessId, id, branchId, userId, name],
  );
  await db.adminQuery(
    `insert into imported_rows (business_id, import_id, record_id, entity, action, version)
     values ($1, $2, $3, $4, 'created', $5)`,
    [businessId, id, record, name, version],
  );
  return id;
}

async function kept({ table }: AnyEntity, id: string): Promise<string> {
  const [row] = await db.adminQuery<{ row: object; entries: number }>(
    `select to_jsonb(r) as row, (select count(*) from journal_entries where source_id = $1)::int as entries
     from ${table} r where id = $1`,
    [id],
  );
  return JSON.stringify(row);
}

const ask = (call: string, body?: object) =>
  system.server.ask(system.mine.owner, call, {
    ...(body ? { body } : {}),
    headers: { 'idempotency-key': newId() },
  });

const POSTING_ENTITIES = registry.entities
  .filter(entersBooks)
  .map((entity) => ({ entity, name: entity.name }));

const REVERSED_FIRST = POSTING_ENTITIES.filter(
  ({ entity }) =>
    entity.calls.includes('delete') &&
    Object.values(entity.states?.states ?? {}).some(({ deleted }) => typeof deleted === 'object'),
);

// Of the other business, because what is deleted is gone.
test.each(REVERSED_FIRST)('$name: to delete it is to take it back first', async ({ entity, name }) => {
  const id = system.theirs.ids[name];
  if (!id) return;
  const { owner } = system.theirs;
  const before = await kept(entity, id);
  const { row } = JSON.parse(before) as { row: Record<string, string> };
  const { deleted } = stateOf(entity, row) ?? {};
  const first = typeof deleted === 'object' ? deleted.first : '';
  const right = entity.states?.transitions[first]?.right;
  const remove = () => system.server.ask(owner, `POST api/${name}/delete`, { body: { ids: [id] } });
  if (right && right !== entity.permissions.delete) {
    owner.permissions.delete(right);
    expect((await remove()).status).toBe(403);
    owner.permissions.add(right);
  }
  const { status, body } = await remove();
  if (status !== 200) {
    expect([status, body.refused]).toMatchObject([409, [{ id, reason: expect.stringMatching(/./) }]]);
    expect(await kept(entity, id)).toBe(before);
    return;
  }
  const { row: after } = JSON.parse(await kept(entity, id)) as { row: Record<string, string> };
  expect(after.deleted_at).not.toBeNull();
  expect(isPosted(entity, after)).toBe(false);
  const [left] = await db.adminQuery<{ sum: bigint }>(
    `select coalesce(sum(abs(net)), 0)::bigint as sum from (
       select sum(l.debit - l.credit) as net from journal_entries e join journal_lines l on l.entry_id = e.id
       where e.source_id = $1 group by l.account_code) n`,
    [id],
  );
  expect(left).toEqual({ sum: 0n });
});

interface WirePosting {
  entries: { lines: { account_code: string; debit: number; credit: number }[] }[];
  goods: { product_id: string; store_id: string; quantity: number }[];
}

/** Entries and goods by what counts of them, in no order. */
const sumsOf = ({ entries, goods }: WirePosting) => ({
  entries: entries
    .map(({ lines }) => lines.map((line) => `${line.account_code} ${line.debit} ${line.credit}`).toSorted())
    .toSorted(),
  goods: goods.map((line) => `${line.product_id} ${line.store_id} ${line.quantity}`).toSorted(),
});

/** Tries a transition, with a reason where its table knows one. */
const transit = (entity: AnyEntity, name: string, id: string) => {
  const { reason, fields = {} } = entity.states?.transitions[name] ?? {};
  const said = exampleInput(fields, ({ target = '' }) => system.mine.ids[target] ?? newId());
  const body = { id, ...said, ...(reason ? { reason: 'x' } : {}) };
  return ask(`PUT api/${entity.name}/${name.replaceAll('_', '-')}`, body);
};

// Before the states below are set by hand: documents as their commands have made them.
test.each(POSTING_ENTITIES)(
  '$name: its page says what it posted, and beforehand what follows',
  async ({ entity, name }) => {
    const id = system.mine.ids[name];
    if (!id) return;
    const posting = async () => (await ask(`GET api/${name}/posting?id=${id}`)).body.message;
    const before = await posting();
    // Where documents begin outside of the books there is nothing yet.
    if (entity.states?.states[entity.states.first]?.books === 'posted' && !MAY_POST_NOTHING.has(name))
      expect(before.entries.length + before.goods.length).toBeGreaterThan(0);
    for (const { transition, ...foreseen } of before.next) {
      const { status } = await transit(entity, transition, id);
      if (status === 409) continue;
      const { entries, goods } = await posting();
      const added = {
        entries: entries.slice(before.entries.length),
        goods: goods.slice(before.goods.length),
      };
      expect(sumsOf(added)).toEqual(sumsOf(foreseen));
      return;
    }
  },
);

test.each(CASES)('$name, $state: closed to whatever its table does not open', async ({ entity, state }) => {
  const id = await standing(entity, state);
  if (id === null) return;
  const line = entity.states?.states[state];
  const field = entity.states?.field;
  const word = (
    registry.words(entity.name).en.choices?.[field ?? '']?.[state] ?? (field ? state : '')
  ).toLowerCase();
  const before = await kept(entity, id);
  const version = Number((JSON.parse(before) as { row: { version: number } }).row.version);
  const refused = async (answer: ReturnType<typeof ask>, ...codes: number[]) => {
    const { status, body } = await answer;
    expect(codes).toContain(status);
    // A slice may know a better sentence than the table, such as what to void first.
    if (FROM_TABLE.has(body.code)) expect(body.message.toLowerCase()).toContain(word);
    expect(await kept(entity, id)).toBe(before);
  };

  for (const [name, { right }] of Object.entries(entity.states?.transitions ?? {}))
    if (right && !line?.to[name]) await refused(transit(entity, name, id), 409);

  const wire = (await ask(`GET api/${entity.name}?id=${id}`)).body.message;
  if (entity.calls.includes('update') && line?.open !== 'all')
    for (const [key, one] of Object.entries(entity.fields)) {
      if (line?.open.includes(key) || one.lines || one.kind.name === 'ref' || one.options.when) continue;
      const column = columnOf(key, one);
      const changes = { [column]: otherValue(key, one, wire[column]) };
      // What the server keeps, or what is fixed, no body may carry at all.
      const code = isWritable(one, 'update') ? 409 : 400;
      await refused(ask(`PUT api/${entity.name}?id=${id}`, { ...changes, version }), code, 400);
      const many = await ask(`PUT api/${entity.name}/bulk`, {
        changes,
        rows: [{ id, version }],
        dry_run: false,
      });
      expect(JSON.stringify([many.status, many.body])).toMatch(/^\[4|"outcome":"refused"/);
      expect(await kept(entity, id)).toBe(before);
    }

  // By a sheet that finds it, and with an import that would have made it.
  const sheet = await uploadOf([['Id'], [id]], {
    mapping: { Id: entity.title },
    key: JSON.stringify(entity.title),
  });
  await system.server.ask(system.mine.owner, `POST api/${entity.name}/import`, sheet);
  expect(await kept(entity, id)).toBe(before);
  // What stands as it began is given up with its import, as in its list; its slice proves it.
  if (line?.deleted !== 'yes' && !standsAsItBegan(entity, (JSON.parse(before) as { row: Row }).row)) {
    const undone = await ask('PUT api/import/undo', {
      id: await importOf(entity, id, version),
      dry_run: false,
    });
    expect([404, 409]).toContain(undone.status);
    expect(await kept(entity, id)).toBe(before);
  }

  if (entity.calls.includes('delete') && line?.deleted === 'no') {
    await refused(ask(`DELETE api/${entity.name}?id=${id}`), 409);
    await refused(ask(`POST api/${entity.name}/delete`, { ids: [id] }), 409);
  }

  if (line?.open !== 'all') {
    await db.adminQuery(`update ${entity.table} set deleted_at = now(), deleted_by = $2 where id = $1`, [
      id,
      system.mine.owner.userId,
    ]);
    const { status } = await ask(`PUT api/${entity.name}/restore`, { ids: [id] });
    expect([404, 405, 409]).toContain(status);
    await db.adminQuery(`update ${entity.table} set deleted_at = null, deleted_by = null where id = $1`, [
      id,
    ]);
  }
});
