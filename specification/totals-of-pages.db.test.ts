import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPosted } from '#core/define-states.ts';
import { type PageTotal, pageOf } from '#core/document-page.ts';
import { registry } from '#modules/registry.ts';
import { openWholeShop, type WholeShop } from './testing/whole-shop.ts';

let world: WholeShop;
beforeAll(async () => {
  world = await openWholeShop();
});
afterAll(() => world.close());

/** Documents whose page has totals with a result. */
const ADDED = registry.entities
  .filter((entity) => entity.states || entity.page)
  .map((entity) => ({ entity, totals: pageOf(entity, () => false).totals }))
  .filter(({ totals }) => totals.some(({ sign }) => sign === '='));

/** Where a result differs from what stands above it: a figure without a sign begins a sum, a result goes on as it is. */
function faultsOf(totals: readonly PageTotal[], row: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = [];
  let sum: number | null = null;
  for (const { of, sign } of totals) {
    const amount = row[of];
    if (typeof amount !== 'number') continue;
    // In hundredths, for amounts of the wire are fractions.
    const minor = Math.round(amount * 100);
    if (sign === '=' && sum !== null && sum !== minor)
      faults.push(`${of} is ${minor}, by what is above ${sum}`);
    if (sign === '=' || sign === '') sum = minor;
    else sum = (sum ?? 0) + (sign === '-' ? -minor : minor);
  }
  return faults;
}

test('what stands above a result of a page adds up to it, in each document of the books', async () => {
  const faults: string[] = [];
  let added = 0;
  for (const { entity, totals } of ADDED) {
    const answer = await world.server.ask(world.owner, `GET api/${entity.name}/list`);
    const rows: { id: string }[] = answer.body.message?.data ?? [];
    for (const { id } of rows) {
      const found = entity.calls.includes('find')
        ? await world.server.ask(world.owner, `GET api/${entity.name}?id=${id}`)
        : { body: { message: rows.find((row) => row.id === id) } };
      // What is not in the books owes nothing yet, and what was taken back owes nothing more.
      if (entity.states && !isPosted(entity, found.body.message)) continue;
      added += 1;
      faults.push(...faultsOf(totals, found.body.message).map((fault) => `${entity.name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(added).toBeGreaterThan(10);
});
