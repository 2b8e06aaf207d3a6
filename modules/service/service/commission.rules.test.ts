import { expect, test } from 'vitest';
import { commissionsOf, faultsOfHelpers } from './commission.rules.ts';

const helper = (user_id: string, share: number) => ({ user_id, share });

test('helpers have their shares and the assignee the rest, to the cent (L15)', () => {
  const of = (commission: bigint, ...helpers: ReturnType<typeof helper>[]) =>
    commissionsOf({ assignee_id: 'a', helpers, commission });
  expect(of(100_000n)).toEqual([{ user_id: 'a', amount: 100_000n }]);
  expect(of(100_000n, helper('b', 3000))).toEqual([
    { user_id: 'a', amount: 70_000n },
    { user_id: 'b', amount: 30_000n },
  ]);
  const thirds = of(100n, helper('b', 3333), helper('c', 3333));
  expect(thirds.map(({ amount }) => amount)).toEqual([34n, 33n, 33n]);
  expect(of(100n, helper('b', 10_000))).toEqual([{ user_id: 'b', amount: 100n }]);
  expect(of(0n, helper('b', 3000))).toEqual([]);
  expect(commissionsOf({ assignee_id: null, helpers: [helper('b', 3000)], commission: 100n })).toEqual([
    { user_id: 'b', amount: 30n },
  ]);
});

test('nobody helps twice, nor himself, and no more is shared than there is', () => {
  const faults = (...helpers: ReturnType<typeof helper>[]) =>
    Object.keys(faultsOfHelpers({ assignee_id: 'a', helpers }));
  expect(faults(helper('b', 5000), helper('c', 5000))).toEqual([]);
  expect(faults(helper('a', 1000))).toEqual(['helpers.0.user_id']);
  expect(faults(helper('b', 1000), helper('b', 1000))).toEqual(['helpers.1.user_id']);
  expect(faults(helper('b', 6000), helper('c', 4001))).toEqual(['helpers.1.share']);
});
