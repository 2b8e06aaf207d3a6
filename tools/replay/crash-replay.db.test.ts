import { expect, test } from 'vitest';
import { crashReplay } from './crash-replay.ts';
import { makeUpShop } from './testing/made-up-sales.ts';

test('server and database are killed in turn: what was acknowledged stands once, and the books hold', async () => {
  const { replay, killed } = await crashReplay(await makeUpShop(80, 3), {
    ...{ workers: 8, vat: 0, kills: 4, seed: 5 },
  });
  expect(killed).toEqual({ server: 2, database: 2 });
  expect(replay.sent.refused).toEqual([]);
}, 300_000);
