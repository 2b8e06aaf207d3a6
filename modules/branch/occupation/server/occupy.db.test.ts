import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { untilWaiting } from '#server-kit/testing/until-waiting.ts';
import { endOccupation, type InTheWay, occupy, release, type Taking } from './occupy.ts';

const CLIENTS = 32;
const TAKINGS = 200;

let db: TestDatabase;
let shop: Shop;
let deadlocks = 0;

beforeAll(async () => {
  db = await testDatabase({ poolSize: CLIENTS, onDeadlock: () => (deadlocks += 1) });
  shop = await openShop(db);
});
afterAll(() => db.close());

const hour = (h: number) => new Date(Date.UTC(2026, 0, 1, h));
const truck = (id: string, from: number, to: number | null): Taking => ({
  ...{ kind: 'truck', id },
  ...{ from: hour(from), to: to === null ? null : hour(to) },
});

/** Refused, with what is in the way. */
class Taken extends Error {
  readonly inTheWay: readonly InTheWay[];
  constructor(inTheWay: readonly InTheWay[]) {
    super('taken');
    this.inTheWay = inTheWay;
  }
}

function take(id: string, takings: readonly Taking[], label = 'T-1'): Promise<readonly InTheWay[]> {
  const source = { kind: 'test', id, label };
  return shop
    .work(({ tx, branch }) =>
      occupy(tx, { source, branch_id: branch.id }, takings, (inTheWay) => new Taken(inTheWay)),
    )
    .then(() => [])
    .catch((error) => {
      if (error instanceof Taken) return error.inTheWay;
      throw error;
    });
}

const takenBy = (id: string) =>
  db.adminQuery<{ period: string }>(
    `select lower(period)::text || ' ' || coalesce(upper(period)::text, '') as period
     from occupations where source_id = '${id}' order by lower(period)`,
  );

test('one resource is taken once for one moment, touching is legal, and who has it is named', async () => {
  const [id, first, second] = [newId(), newId(), newId()];
  expect(await take(first, [truck(id, 8, 12)], 'T-7')).toEqual([]);
  expect(await take(second, [truck(id, 12, 14)])).toEqual([]);
  const third = newId();
  expect(await take(third, [truck(newId(), 0, 90), truck(id, 11, null)])).toMatchObject([
    { id, from: hour(8), to: hour(12), source: { kind: 'test', id: first, label: 'T-7' } },
    { id, from: hour(12), to: hour(14), source: { id: second } },
  ]);
  expect(await takenBy(third)).toEqual([]);
});

test('a document takes anew in place of what it had, gives back from a moment on, and all', async () => {
  const [id, one] = [newId(), newId()];
  await take(one, [truck(id, 8, 12), truck(id, 14, 18)]);
  expect(await take(one, [truck(id, 9, 13), truck(id, 15, 20)])).toEqual([]);
  const source = { kind: 'test', id: one };
  await shop.work(async ({ tx }) => endOccupation(tx, source, hour(10)));
  expect(await takenBy(one)).toMatchObject([{ period: expect.stringMatching(/ 09:.* 10:/) }]);
  expect(await take(newId(), [truck(id, 10, 30)])).toEqual([]);
  await shop.work(async ({ tx }) => release(tx, source));
  expect(await takenBy(one)).toEqual([]);
});

test('who wants a resource waits for whoever is taking it, and reads only then who has it', async () => {
  const id = newId();
  const done: string[] = [];
  const second = Promise.withResolvers<void>();
  const first = shop.work(async ({ tx, branch }) => {
    const source = { kind: 'test', id: newId(), label: 'T-1' };
    await occupy(tx, { source, branch_id: branch.id }, [truck(id, 8, 12)], () => new Error());
    // Touching is legal: only the order of those who ask can hold them up.
    take(newId(), [truck(id, 12, 14)]).then(() => {
      done.push('second');
      second.resolve();
    });
    await Promise.race([untilWaiting(db, 1), second.promise]);
    done.push('first');
  });
  await Promise.all([first, second.promise]);
  expect(done).toEqual(['first', 'second']);
});

test('thirty-two clients: no overlap, no circle, and whoever is refused finds somebody in the way', async () => {
  const trucks = Array.from({ length: 10 }, () => newId<string>());
  const accepted: Taking[] = [];
  const refused: (readonly InTheWay[])[] = [];
  const asked: Taking[][] = Array.from({ length: TAKINGS }, (_, i) => {
    const [a, b] = [(i * 7) % 10, (i * 3 + 5) % 10];
    const from = (i * 13) % 96;
    const pair = [...new Set(i % 2 === 0 ? [a, b] : [b, a])];
    return pair.map((place) => truck(trucks[place] ?? '', from, from + 4 + (i % 5)));
  });
  const client = async (place: number) => {
    for (let i = place; i < TAKINGS; i += CLIENTS) {
      const wanted = asked[i] ?? [];
      const inTheWay = await take(newId(), wanted);
      if (inTheWay.length === 0) accepted.push(...wanted);
      else refused.push(inTheWay);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => client(place)));
  const [{ overlaps } = { overlaps: -1 }] = await db.adminQuery<{ overlaps: number }>(
    `select count(*)::int as overlaps from occupations a join occupations b
     on a.resource_id = b.resource_id and a.period && b.period and a.id < b.id`,
  );
  expect([overlaps, deadlocks]).toEqual([0, 0]);
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  // What stands before and after it is free, however many came at once.
  for (const { id, from, to } of accepted) {
    const before = accepted.filter(
      (one) => one.id === id && one.to && one.to > from && one.from < (to ?? from),
    );
    expect(before).toHaveLength(1);
  }
  const neighbours = await Promise.all(
    accepted.map(async ({ id, to }) => {
      const end = to ?? hour(0);
      const next = accepted.filter((one) => one.id === id && one.from >= end).map(({ from }) => from);
      const until = next.length > 0 ? new Date(Math.min(...next.map(Number))) : null;
      if (until && +until === +end) return [];
      const taken = newId();
      const inTheWay = await take(taken, [{ kind: 'truck', id, from: end, to: until }]);
      await shop.work(async ({ tx }) => release(tx, { kind: 'test', id: taken }));
      return inTheWay;
    }),
  );
  expect(neighbours.flat()).toEqual([]);
});
