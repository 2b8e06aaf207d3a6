// cspell:ignore embe azm zafrani sukrai mafuta kula
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likenessTo } from '#core/likeness.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const RIGHTS = [...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)), 'view_cost'];

let server: TestServer;
let owner: TestCaller;
let stranger: TestCaller;
let elsewhere: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter(RIGHTS);
  stranger = await server.enter(RIGHTS);
  elsewhere = await server.enter(RIGHTS, { of: owner, branchId: await server.openBranch(owner) });
  for (const body of [
    { name: 'Zafarani', code: 'ZF-1', barcodes: ['6161100098765'], cost: 700, price: 900 },
    { name: 'Zafarani safi', code: 'ZF-2', price: 900 },
    { name: 'Chai ya zafarani', price: 900 },
    { name: 'Sukari 100% safi', code: '0012', price: 900 },
  ])
    await make(owner, 'crate', body);
  await make(owner, 'shelf', { name: 'Rafu ya zafarani' });
  const [made] = await server.database.adminQuery<{ id: string }>(
    "select id from crates where name = 'Zafarani'",
  );
  await make(owner, 'delivery', { number: 'K0012', crate_id: made?.id });
  await make(elsewhere, 'delivery', { number: 'M0012', crate_id: made?.id });
  await make(stranger, 'crate', { name: 'Zafarani ya wengine', price: 1 });
});
afterAll(() => server.close());

async function make(caller: TestCaller, entity: string, body: object): Promise<void> {
  const reply = await server.ask(caller, `POST api/${entity}`, { body });
  expect([reply.body.message, reply.status]).toEqual([reply.body.message, 200]);
}

async function found(keyword: string, caller = owner): Promise<string[]> {
  const reply = await server.ask(caller, `GET api/palette/find?keyword=${encodeURIComponent(keyword)}`);
  expect([reply.body, reply.status]).toEqual([reply.body, 200]);
  return reply.body.message.found.map(
    ({ entity, row }: { entity: string; row: Record<string, string> }) =>
      `${entity} ${row.name ?? row.number}`,
  );
}

describe('the palette finds', () => {
  it('records of every kind, the nearest first', async () => {
    expect(await found('zafarani')).toEqual([
      'crate Zafarani',
      'crate Zafarani safi',
      'shelf Rafu ya zafarani',
      'crate Chai ya zafarani',
    ]);
    expect(await found('rafu')).toEqual(['shelf Rafu ya zafarani']);
    expect(await found('far')).toHaveLength(4);
  });

  it('by code, number and barcode, and no other number for one', async () => {
    expect(await found('zf-1')).toEqual(['crate Zafarani']);
    expect(await found('6161100098765')).toEqual(['crate Zafarani']);
    expect(await found('0012')).toEqual(['crate Sukari 100% safi', 'delivery K0012']);
    expect(await found('6161100098756')).toEqual([]);
  });

  it('words that are mistyped', async () => {
    expect(await found('zafrani')).toContain('crate Zafarani');
    expect(await found('sukrai')).toEqual(['crate Sukari 100% safi']);
    expect(await found('safi zafarani')).toContain('crate Zafarani safi');
    expect(await found('hammer')).toEqual([]);
  });

  it('what the till finds, which knows no database', async () => {
    const words = ['azm embe', 'zafrani', 'sukrai', 'unga', 'mafuta kula', 'hammer', 'a'];
    const texts = [
      'Azam Embe 500ml',
      'Chai ya zafarani',
      'Sukari 100% safi',
      'Unga-wa ngano',
      'Mafuta ya kula',
      '',
    ];
    for (const word of words)
      for (const text of texts) {
        const [row] = await server.database.adminQuery<{ like: number }>(
          'select public.word_similarity($1, $2)::float8 as like',
          [word, text],
        );
        expect([word, text, likenessTo(word)(text)]).toEqual([
          word,
          text,
          expect.closeTo(Number(row?.like), 5),
        ]);
      }
  });

  it('letters as they are, with no sign of a pattern among them', async () => {
    expect(await found('100%')).toEqual(['crate Sukari 100% safi']);
    expect(await found('%')).toEqual([]);
    expect(await found('z_f')).toEqual([]);
  });

  it('nothing of another business or branch', async () => {
    for (let n = 0; n < 8; n += 1) await make(stranger, 'crate', { name: 'Chumvi', price: 1 });
    await make(owner, 'crate', { name: 'Sukari na chumvi', price: 1 });
    expect(await found('chumvi')).toEqual(['crate Sukari na chumvi']);
    expect(await found('zafarani', stranger)).toEqual(['crate Zafarani ya wengine']);
    expect(await found('0012', elsewhere)).toEqual(['crate Sukari 100% safi', 'delivery M0012']);
  });

  it('only what the caller may list, and of it what he may read', async () => {
    const clerk = await server.enter(['list_deliveries'], { of: owner });
    expect(await found('zafarani', clerk)).toEqual([]);
    expect(await found('0012', clerk)).toEqual(['delivery K0012']);
    const nobody = await server.enter([], { of: owner });
    expect(await found('0012', nobody)).toEqual([]);
    const { body } = await server.ask(owner, 'GET api/palette/find?keyword=zf-1');
    const [{ row, closeness }] = body.message.found;
    expect({ ...row, id: '', closeness }).toEqual({
      id: '',
      closeness: 1,
      name: 'Zafarani',
      code: 'ZF-1',
      barcodes: ['6161100098765'],
      shelf_id: null,
      shelf_name: null,
    });
  });

  it('nothing that is deleted', async () => {
    await make(owner, 'shelf', { name: 'Rafu ya muda' });
    const [made] = await server.database.adminQuery<{ id: string }>(
      "select id from shelves where name = 'Rafu ya muda'",
    );
    expect(await found('rafu ya muda')).toContain('shelf Rafu ya muda');
    expect((await server.ask(owner, `DELETE api/shelf?id=${made?.id}`)).status).toBe(200);
    expect(await found('rafu ya muda')).not.toContain('shelf Rafu ya muda');
  });

  it('no word without letters, and none that is too long', async () => {
    for (const keyword of ['', '%20', 'x'.repeat(81), 'a%00b'])
      expect((await server.ask(owner, `GET api/palette/find?keyword=${keyword}`)).status).toBe(400);
  });
});
