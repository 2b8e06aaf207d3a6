import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeReplay, isSound } from './describe-replay.ts';
import { makeBusiness } from './open-shop.ts';
import { recompute } from './recompute-books.ts';
import { type Records, realRecords } from './records.ts';
import { replayAt, replayIn } from './replay-once.ts';
import { makeUpShop } from './testing/made-up-sales.ts';
import { startThrowAwayServer, type ThrowAwayServer } from './throw-away-server.ts';

// Whole installations, with disk writes on, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const CASH = { workers: 8, vat: 0 };
const AS_RECORDED = { vat: 0, priceMode: 'inclusive', isMixed: false } as const;

let server: ThrowAwayServer;
beforeAll(async () => {
  server = await startThrowAwayServer();
});
afterAll(() => server.stop());

test('made-up records give the same books with one pair of hands or eight', async () => {
  const shop = await makeUpShop(40);
  const alone = await replayAt(server, shop, { workers: 1, vat: 20 });
  const together = await replayAt(server, shop, { workers: 8, vat: 20 });
  expect(describeReplay(alone)).toContain('9 trial balances, hledger. Differences: 0.');
  expect([isSound(alone), isSound(together)]).toEqual([true, true]);
  expect(together.books.fingerprint).toBe(alone.books.fingerprint);
  expect([alone.sent.refused, together.sent.refused]).toEqual([[], []]);
  expect(together.books.sales).toHaveLength(shop.holds.invoices);
  expect(together.books.returns).toHaveLength(shop.holds.returns);
});

const real = realRecords();
const BEGINNINGS: [string, Records][] = [
  ['made-up', await makeUpShop(30, 7)],
  ...(real ? [['real', firstRows(real, 1000)] satisfies [string, Records]] : []),
];

test.each(BEGINNINGS)(
  'the first of the %s records are sold, and all agree on the books',
  async (_, records) => {
    const replay = await replayAt(server, records, { workers: 8, vat: 0 });
    expect(describeReplay(replay)).toContain('hledger. Differences: 0.');
    expect(isSound(replay)).toBe(true);
    expect(replay.sent.refused).toEqual([]);
    expect(replay.books.returns).not.toEqual([]);
  },
);

test('what the product refuses is told, and the books are those of the rest', async () => {
  const shop = await makeUpShop(10);
  const sales = `${shop.sales}999999,21000,,100000,2011-07-31 16:00,1,,EIRE\n`;
  const replay = await replayAt(server, { ...shop, sales }, { workers: 8, vat: 0 });
  expect(replay.sent.refused).toMatchObject([{ step: { key: 'sale 999999' }, code: 'not_enough_stock' }]);
  expect(replay.books.sales).toHaveLength(10);
  expect(replay.recomputed.said).toContain('Differences: 0.');
  // One of eleven is more than one of a hundred: such a run says so, unless more was allowed.
  expect([isSound(replay), isSound(replay, 0.2)]).toEqual([false, true]);
  expect(describeReplay(replay)).toMatch(/Refused by the product: 1 of \d+, \d+\.\d %/);
});

test('a shop whose every sale is refused is not sound, though all agree on its books', async () => {
  const shop = await makeUpShop(8);
  const rows = shop.sales.split('\n').map((row) => row.replace(/^(\d+,\w+,".*",)(\d+),/, '$1$2000,'));
  const replay = await replayAt(server, { ...shop, sales: rows.join('\n') }, { workers: 8, vat: 0 });
  expect(replay.sent.done).toEqual([]);
  expect(replay.recomputed).toMatchObject({ agrees: true });
  expect(replay.books.booksHold).toBe(true);
  expect([isSound(replay), isSound(replay, 1)]).toEqual([false, false]);
});

test.each([
  { vat: 20, priceMode: 'inclusive' },
  { vat: 20, priceMode: 'exclusive' },
  { vat: 0, priceMode: 'inclusive' },
] as const)('discounts and credit come to the same everywhere: $vat % VAT, $priceMode', async (terms) => {
  const shop = await makeUpShop(60, 11);
  const replay = await replayAt(server, shop, { workers: 8, isMixed: true, ...terms });
  expect(replay.recomputed.said).toContain('Differences: 0.');
  expect(replay.sent.refused).toEqual([]);
  expect(isSound(replay)).toBe(true);
  const codes = replay.books.lastBalance.map(({ account_code }) => account_code);
  expect(codes).toEqual(expect.arrayContaining(['1010', '1100', '4010', '4020']));
  expect(replay.recomputed.said).toMatch(/owed [1-9]/);
});

test('what the list begins with is bought, and sold out of two stores', async () => {
  const replay = await replayAt(server, await makeUpShop(40, 5), {
    workers: 8,
    vat: 20,
    isMixed: true,
    isBought: true,
  });
  expect(replay.recomputed.said).toMatch(/[1-9] suppliers owed [1-9].*hledger\. Differences: 0\./);
  expect(replay.sent.refused).toEqual([]);
  expect(isSound(replay)).toBe(true);
  const codes = replay.books.lastBalance.map(({ account_code }) => account_code);
  expect(codes).toEqual(expect.arrayContaining(['1200', '1300', '2000', '5000']));
  expect(codes).not.toContain('3010');
});

test('a sale that is refused without a reason in the records is a difference', async () => {
  const { token } = await makeBusiness(server, { vat: 0 });
  const place = { address: server.address, token };
  const shop = await makeUpShop(9);
  const [, first = ''] = shop.sales.split('\n');
  const begun = await replayIn(place, { ...shop, sales: shop.sales.replace(`${first}\n`, '') }, CASH);
  expect(isSound(begun)).toBe(true);
  const refused = begun.plan.steps.filter(({ kind }) => kind === 'checkout').slice(0, 1);
  const sent = { refused: refused.map((step) => ({ step, code: 'not_enough_stock', message: '' })) };
  const said = await recompute(place, shop, AS_RECORDED, sent);
  expect(said.agrees).toBe(false);
  expect(said.said).toContain(`refusal of ${refused[0]?.invoice}: recomputed done, told not_enough_stock`);
});

test('the other program sees a penny of one sale', async () => {
  const { business_id, token } = await makeBusiness(server, { vat: 0 });
  const journal = () => server.onepos('export-journal', '--business', business_id);
  const place = { address: server.address, token, journal };
  const shop = await makeUpShop(12);
  const replay = await replayIn(place, shop, { workers: 8, vat: 0 });
  expect(isSound(replay)).toBe(true);
  const sales = shop.sales.replace(
    /(,\d+\.\d)(\d),/,
    (_, start, last) => `${start}${(Number(last) + 1) % 10},`,
  );
  const other = await recompute(place, { ...shop, sales }, AS_RECORDED, replay.sent);
  expect(other.agrees).toBe(false);
  for (const what of ['sale 536', 'balance on 2010-12-31 of 1010', 'hledger: 4000'])
    expect(other.said).toContain(what);
  expect(isSound({ ...replay, recomputed: other })).toBe(false);
});

test('a replay that was broken off goes on, and sells nothing twice', async () => {
  const { token } = await makeBusiness(server, { vat: 0 });
  const place = { address: server.address, token };
  const shop = await makeUpShop(12);
  const begun = await replayIn(
    place,
    { ...shop, sales: shop.sales.split('\n', 20).join('\n') },
    { workers: 8, vat: 0 },
  );
  const ended = await replayIn(place, shop, { workers: 8, vat: 0 });
  expect(begun.books.sales.length).toBeLessThan(12);
  expect(ended.books.sales).toHaveLength(12);
  expect(isSound(ended)).toBe(true);
});

function firstRows({ sales, stockList }: Records, rows: number): Records {
  return { sales: sales.split('\n', rows + 1).join('\n'), stockList };
}
