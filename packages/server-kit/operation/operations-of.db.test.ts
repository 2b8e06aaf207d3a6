import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#core/ids.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter([...ALL, 'view_cost', 'modify_price']);
});
afterAll(() => server.close());

const create = async (route: string, body: object) => (await server.ask(owner, route, { body })).body.message;

describe('a plain entity', () => {
  it('is created, found, changed and deleted', async () => {
    const made = await server.ask(owner, 'POST api/shelf', { body: { name: '  Top   left ', remarks: '' } });
    expect(made).toMatchObject({ status: 200, body: { success: true } });
    const { id, created_at } = made.body.message;
    expect(made.body.message).toEqual({
      id,
      created_at,
      updated_at: created_at,
      version: 1,
      created_by: owner.userId,
      created_by_name: 'Neema Mushi',
      name: 'Top left',
      remarks: null,
      keeper_email: null,
      picture_id: null,
    });
    expect((await server.ask(owner, `GET api/shelf?id=${id}`)).body.message).toEqual(made.body.message);

    const changed = await server.ask(owner, `PUT api/shelf?id=${id}`, {
      body: { version: 1, remarks: 'Dry' },
    });
    expect(changed.body.message).toMatchObject({ id, version: 2, name: 'Top left', remarks: 'Dry' });

    expect((await server.ask(owner, `DELETE api/shelf?id=${id}`)).body.message).toBe('Deleted');
    expect((await server.ask(owner, `GET api/shelf?id=${id}`)).status).toBe(404);
    const [kept] = await server.database.adminQuery('select name, deleted_by from shelves where id = $1', [
      id,
    ]);
    expect(kept).toEqual({ name: 'Top left', deleted_by: owner.userId });
    expect(server.activities.filter(({ record_id }) => record_id === id)).toEqual([
      {
        entity: 'shelf',
        record_id: id,
        record_name: 'Top left',
        type: 'creation',
        changes: [{ field: 'name', before: null, after: 'Top left' }],
      },
      {
        entity: 'shelf',
        record_id: id,
        record_name: 'Top left',
        type: 'modification',
        changes: [{ field: 'remarks', before: null, after: 'Dry' }],
      },
      {
        entity: 'shelf',
        record_id: id,
        record_name: 'Top left',
        type: 'deletion',
        changes: [
          { field: 'name', before: 'Top left', after: null },
          { field: 'remarks', before: 'Dry', after: null },
        ],
      },
    ]);
  });
});

describe('an entity with everything', () => {
  it('keeps references, lists, lines, amounts and prices per branch', async () => {
    const place = await create('POST api/shelf', { name: 'Bottom' });
    const made = await server.ask(owner, 'POST api/crate', {
      body: {
        name: 'Box of nails',
        code: 'N-1',
        barcodes: ['111', '222'],
        shelf_id: place.id,
        cost: 12.5,
        price: 20,
        weight: 1.25,
        packed: '2026-11-20',
        parts: [{ shelf_id: place.id, quantity: 2, worth: 1 }],
      },
    });
    expect(made.body.message).toMatchObject({
      code: 'N-1',
      barcodes: ['111', '222'],
      shelf_id: place.id,
      shelf_name: 'Bottom',
      shelf: { id: place.id, name: 'Bottom' },
      kind: 'wood',
      cost: 12.5,
      price: 20,
      weight: 1.25,
      packed: '2026-11-20',
      parts_count: 1,
      parts: [{ line_no: 1, shelf_id: place.id, shelf_name: 'Bottom', quantity: 2, worth: 1 }],
    });

    const away = await server.enter([...owner.permissions], {
      of: owner,
      branchId: await server.openBranch(owner),
    });
    const { id } = made.body.message;
    const there = await server.ask(away, `PUT api/crate?id=${id}`, {
      body: { version: 1, price: 25, parts: [] },
    });
    expect(there.body.message).toMatchObject({ price: 25, parts: [], parts_count: 0, version: 2 });
    expect((await server.ask(owner, `GET api/crate?id=${id}`)).body.message).toMatchObject({ price: 20 });
  });

  it('names every faulty field at once, in the language of the caller', async () => {
    const first = await create('POST api/crate', {
      name: 'First',
      code: 'TAKEN',
      barcodes: ['333'],
      price: 1,
    });
    const body = {
      name: ' ',
      code: 'TAKEN',
      barcodes: ['333'],
      price: 1.234,
      shelf_id: newId(),
      kind: 'glass',
    };
    const refused = await server.ask(owner, 'POST api/crate', { body });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body).toEqual({
      success: false,
      message: 'Some fields need your attention.',
      code: 'invalid_fields',
      fields: {
        name: 'This field is required.',
        code: `This is already used by ${first.name}.`,
        barcodes: `This is already used by ${first.name}.`,
        price: 'Use at most two decimals.',
        shelf_id: 'This record does not exist.',
        kind: 'Choose one of the options.',
      },
    });
  });

  it('refuses what the server keeps, what nobody knows and what the caller may not write', async () => {
    const good = { name: 'x', price: 1 };
    for (const key of ['id', 'business_id', 'version', 'created_at', 'parts_count', 'owner', 'constructor']) {
      const reply = await server.ask(owner, 'POST api/crate', { body: { ...good, [key]: 1 } });
      expect([key, reply.status, Object.keys(reply.body.fields)]).toEqual([key, 400, [key]]);
    }
    const clerk = await server.enter(['create_crate', 'modify_crate'], { of: owner });
    const made = await server.ask(clerk, 'POST api/crate', { body: { ...good, cost: 5 } });
    expect(made.status, 'whoever makes a record may fill all of it').toBe(200);
    expect(made.body.message).not.toHaveProperty('cost');
    for (const change of [{ price: 2 }, { cost: 6 }]) {
      const body = { version: 1, ...change };
      const reply = await server.ask(clerk, `PUT api/crate?id=${made.body.message.id}`, { body });
      expect(reply.body.code).toBe('permission_denied');
    }
    const kept = await server.ask(owner, `GET api/crate?id=${made.body.message.id}`);
    expect(kept.body.message).toMatchObject({ price: 1, cost: 5, version: 1 });
  });

  it('hides fields without right from rows, sort, filter and condition', async () => {
    const clerk = await server.enter(['list_crates', 'view_crate'], { of: owner });
    const list = await server.ask(clerk, 'GET api/crate/list?condition=all&sort=&order=1&limit=1&page=1');
    expect(list.body.message.data[0]).not.toHaveProperty('cost');
    for (const query of ['sort=cost', 'condition=dear', 'cost_from=1', 'sort=nothing', 'color=red'])
      expect([query, (await server.ask(clerk, `GET api/crate/list?${query}`)).status]).toEqual([query, 400]);
    expect((await server.ask(owner, 'GET api/crate/list?sort=cost&condition=dear&cost_from=1')).status).toBe(
      200,
    );
  });

  it('keeps in lines what whoever changes them may not see', async () => {
    const place = await create('POST api/shelf', { name: 'Of parts' });
    const parts = [1, 2].map((quantity) => ({ shelf_id: place.id, quantity, worth: quantity * 10 }));
    const { id } = await create('POST api/crate', { name: 'With parts', price: 1, parts });
    const clerk = await server.enter(['modify_crate', 'view_crate'], { of: owner });
    const sent = [3, 2].map((quantity) => ({ shelf_id: place.id, quantity }));
    const seen = await server.ask(clerk, `PUT api/crate?id=${id}`, { body: { version: 1, parts: sent } });
    expect(seen.body.message.parts[0]).not.toHaveProperty('worth');
    const denied = await server.ask(clerk, `PUT api/crate?id=${id}`, { body: { version: 2, parts } });
    expect(denied.body.code).toBe('permission_denied');
    const kept = (await server.ask(owner, `GET api/crate?id=${id}`)).body.message.parts;
    expect(kept.map(({ quantity, worth }: Record<string, number>) => [quantity, worth])).toEqual([
      [3, null],
      [2, 20],
    ]);
  });

  it('refuses a stale version with the row as it is now', async () => {
    const { id } = await create('POST api/crate', { name: 'Old', price: 1 });
    await server.ask(owner, `PUT api/crate?id=${id}`, { body: { version: 1, name: 'New' } });
    const stale = await server.ask(owner, `PUT api/crate?id=${id}`, { body: { version: 1, name: 'Other' } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      message: 'This record was changed by Neema Mushi while you were editing it.',
      code: 'stale_version',
      versions: { yours: 1, current: 2 },
      current: { id, name: 'New', version: 2 },
    });
  });
});

describe('deleting many', () => {
  it('deletes all or nothing and says why', async () => {
    const free = await create('POST api/shelf', { name: 'Free' });
    const used = await create('POST api/shelf', { name: 'Used' });
    await create('POST api/crate', { name: 'On it', price: 1, shelf_id: used.id });
    const refused = await server.ask(owner, 'POST api/shelf/delete', { body: { ids: [free.id, used.id] } });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: '1 of 2 cannot be deleted. Nothing was deleted.',
        code: 'delete_refused',
        refused: [{ id: used.id, name: 'Used', reason: '1 crates stand on this shelf.' }],
      },
    });
    expect((await server.ask(owner, `GET api/shelf?id=${free.id}`)).status).toBe(200);
    const other = await create('POST api/shelf', { name: 'Also free' });
    const gone = await server.ask(owner, 'POST api/shelf/delete', { body: { ids: [free.id, other.id] } });
    expect([gone.status, gone.body.message]).toEqual([200, '2 deleted']);
  });

  it('deletes none where one of them is nobody’s or another business’s', async () => {
    const mine = await create('POST api/shelf', { name: 'Mine' });
    const stranger = await server.enter(ALL);
    const theirs = await server.ask(stranger, 'POST api/shelf', { body: { name: 'Theirs' } });
    for (const other of [newId(), theirs.body.message.id]) {
      const refused = await server.ask(owner, 'POST api/shelf/delete', { body: { ids: [mine.id, other] } });
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await server.ask(owner, `GET api/shelf?id=${mine.id}`)).status).toBe(200);
    expect((await server.ask(stranger, `GET api/shelf?id=${theirs.body.message.id}`)).status).toBe(200);
  });

  it('takes between one and a thousand ids', async () => {
    const many = Array.from({ length: 10_001 }, () => newId());
    for (const ids of [many, []])
      expect((await server.ask(owner, 'POST api/shelf/delete', { body: { ids } })).body.code).toBe(
        'too_many_ids',
      );
  });
});
