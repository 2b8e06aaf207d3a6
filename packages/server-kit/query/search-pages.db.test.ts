import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter([
    ...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)),
    'modify_price',
    'view_cost',
  ]);
  for (const n of [3, 1, 5, 2, 4])
    await server.ask(owner, 'POST api/crate', {
      body: {
        name: `Nails ${n}`,
        code: `N-${n}`,
        price: 1,
        kind: n % 2 ? 'wood' : 'plastic',
        packed: `2026-11-0${n}`,
      },
    });
  await server.ask(owner, 'POST api/crate', { body: { name: 'Screws', price: 1 } });
});
afterAll(() => server.close());

const list = async (query: string, caller = owner) => {
  const { body } = await server.ask(caller, `GET api/crate/list?${query}`);
  const { total, total_pages, next_page, data } = body.message;
  return { names: data.map(({ name }: { name: string }) => name), total, total_pages, next_page };
};

describe('rows in which a word is found', () => {
  it('stand in their usual order, page by page, with the number of all', async () => {
    const page = { total: 5, total_pages: 3 };
    expect(await list('keyword=nails&limit=2')).toEqual({
      ...page,
      names: ['Nails 1', 'Nails 2'],
      next_page: 2,
    });
    expect(await list('keyword=nails&limit=2&page=3')).toEqual({
      ...page,
      names: ['Nails 5'],
      next_page: null,
    });
    expect(await list('keyword=nails&limit=2&page=9')).toEqual({ ...page, names: [], next_page: null });
    expect(await list('keyword=hammer')).toEqual({ names: [], total: 0, total_pages: 0, next_page: null });
  });

  it('may be sorted otherwise and narrowed down', async () => {
    expect(await list('keyword=nails&order=-1&limit=2')).toMatchObject({
      names: ['Nails 5', 'Nails 4'],
      total: 5,
    });
    expect(await list('keyword=nails&sort=packed&order=-1&limit=1')).toMatchObject({
      names: ['Nails 5'],
      total: 5,
    });
    expect(await list('keyword=nails&condition=plastic')).toMatchObject({
      names: ['Nails 2', 'Nails 4'],
      total: 2,
    });
    expect(await list('keyword=nails&kind=wood&limit=2')).toMatchObject({
      names: ['Nails 1', 'Nails 3'],
      total: 3,
    });
  });

  it('are the same by the list and by the search, whatever narrows and sorts them', async () => {
    for (const condition of ['all', 'plastic'])
      for (const sort of ['', 'code', 'packed'])
        for (const order of [1, -1])
          for (const more of ['', '&kind=plastic']) {
            const query = `condition=${condition}&sort=${sort}&order=${order}&keyword=nails&limit=3&page=1${more}`;
            const found = await server.ask(owner, `GET api/crate/search?${query}`);
            const listed = await server.ask(owner, `GET api/crate/list?${query}`);
            expect([query, found.status, found.body.message]).toEqual([query, 200, listed.body.message.data]);
          }
  });

  it('are counted under each condition with the word and the filters, and what may not be read is not there', async () => {
    const counts = async (query: string, caller = owner) =>
      (await server.ask(caller, `GET api/crate/counts?${query}`)).body.message;
    expect(await counts('')).toMatchObject({ all: { total: 6 }, plastic: { total: 2 } });
    expect(await counts('keyword=nails')).toMatchObject({ all: { total: 5 }, plastic: { total: 2 } });
    expect(await counts('kind=wood')).toMatchObject({ all: { total: 4 }, plastic: { total: 0 } });
    expect(await counts('keyword=hammer')).toMatchObject({ all: { total: 0 }, plastic: { total: 0 } });
    const clerk = await server.admit(
      owner,
      [...owner.permissions].filter((right) => right !== 'view_cost'),
    );
    expect(Object.keys(await counts(''))).toContain('dear');
    expect(Object.keys(await counts('', clerk))).not.toContain('dear');
    const stranger = await server.enter([...owner.permissions]);
    expect(await counts('', stranger)).toMatchObject({ all: { total: 0 }, plastic: { total: 0 } });
  });

  it('are those of the largest page as well', async () => {
    expect(await list('keyword=nails&limit=1000')).toMatchObject({
      names: [1, 2, 3, 4, 5].map((n) => `Nails ${n}`),
      total: 5,
    });
  });

  it('are not those of others, nor counted with them', async () => {
    const stranger = await server.enter([...owner.permissions]);
    await server.ask(stranger, 'POST api/crate', { body: { name: 'Nails of a stranger', price: 1 } });
    for (const query of ['keyword=nails', 'keyword=nails&order=-1', 'keyword=na'])
      expect(await list(query, stranger)).toMatchObject({ names: ['Nails of a stranger'], total: 1 });
    expect(await list('keyword=nails&limit=1')).toMatchObject({ names: ['Nails 1'], total: 5 });
  });
});

describe('rows of one branch', () => {
  it('are found there and nowhere else', async () => {
    const { body } = await server.ask(owner, 'GET api/crate/search?keyword=screws');
    const crate_id = body.message[0].id;
    await server.ask(owner, 'POST api/delivery', { body: { number: 'D-77', crate_id } });
    const away = await server.enter([...owner.permissions], {
      of: owner,
      branchId: await server.openBranch(owner),
    });
    for (const query of ['keyword=d-77', 'keyword=d-77&sort=number&order=-1']) {
      const here = await server.ask(owner, `GET api/delivery/search?${query}`);
      expect(here.body.message).toMatchObject([{ number: 'D-77', crate_name: 'Screws' }]);
      expect((await server.ask(away, `GET api/delivery/search?${query}`)).body.message).toEqual([]);
    }
  });
});

describe('rows that name others', () => {
  it('are found by the words of those, in order, page by page, once each', async () => {
    const shelf = await onShelf('Zuwena Ally', 'zuwena@duka.co.tz', ['Bolts 2', 'Bolts 1', 'Zuwena Ally']);
    await onShelf('Asha Mushi', 'asha@duka.co.tz', ['Bolts 3']);
    const page = { total: 3, total_pages: 2 };
    expect(await list('keyword=zuwena&limit=2')).toEqual({
      ...page,
      names: ['Bolts 1', 'Bolts 2'],
      next_page: 2,
    });
    expect(await list('keyword=zuwena&limit=2&page=2')).toEqual({
      ...page,
      names: ['Zuwena Ally'],
      next_page: null,
    });
    for (const query of ['keyword=ally%20zuwena', 'keyword=zuwena@duka.co.tz', 'keyword=zu'])
      expect([query, await list(query)]).toMatchObject([query, { total: 3 }]);
    expect(await list('keyword=zuwena&sort=code')).toMatchObject({ total: 3 });
    expect(await list('keyword=zuwena&kind=plastic')).toMatchObject({ total: 0 });
    const counts = (await server.ask(owner, 'GET api/crate/counts?keyword=zuwena')).body.message;
    expect(counts).toMatchObject({ all: { total: 3 }, plastic: { total: 0 } });
    await server.ask(owner, `DELETE api/crate?id=${shelf.crates[0]}`);
    expect(await list('keyword=zuwena')).toMatchObject({ total: 2 });
  });

  it('are not found so by somebody who may not list those, nor by somebody who may only choose', async () => {
    await onShelf('Joseph Mushi', 'joseph@duka.co.tz', ['Hinges']);
    const clerk = await server.admit(
      owner,
      [...owner.permissions].filter((right) => right !== 'list_shelves'),
    );
    expect(await list('keyword=joseph%20mushi', owner)).toMatchObject({ names: ['Hinges'] });
    for (const query of [
      'keyword=joseph%20mushi',
      'keyword=joseph@duka.co.tz',
      'keyword=jo',
      'keyword=joseph%20mushi&order=-1',
    ])
      expect([query, await list(query, clerk)]).toMatchObject([query, { names: [], total: 0 }]);
    expect(await list('keyword=hinges', clerk)).toMatchObject({ names: ['Hinges'] });
  });

  it('are those of the business of whoever searches', async () => {
    const stranger = await server.enter([...owner.permissions]);
    await onShelf('Rehema Said', 'rehema@duka.co.tz', ['Locks']);
    await onShelf('Rehema Juma', 'juma@duka.co.tz', ['Keys'], stranger);
    for (const query of ['keyword=rehema', 'keyword=rehema&order=-1', 'keyword=re'])
      expect(await list(query, stranger)).toMatchObject({ names: ['Keys'], total: 1 });
    expect(await list('keyword=rehema')).toMatchObject({ names: ['Locks'], total: 1 });
  });

  async function onShelf(name: string, keeper_email: string, crates: string[], by = owner) {
    const { body } = await server.ask(by, 'POST api/shelf', { body: { name, keeper_email } });
    const made = [];
    for (const crate of crates)
      made.push(
        (
          await server.ask(by, 'POST api/crate', {
            body: { name: crate, price: 1, shelf_id: body.message.id },
          })
        ).body.message.id,
      );
    return { id: body.message.id, crates: made };
  }
});
