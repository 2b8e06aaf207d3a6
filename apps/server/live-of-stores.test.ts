import type { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { openLiveStreams } from '#server-kit/live/live-streams.ts';
import type { Caller } from '#server-kit/operation/caller.ts';

const [businessId, branchId, store] = [1, 2, 3].map((n) => `b0000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

/** Somebody with every right, and with these stores of the branch; without any he has all. */
function keeperOf(...store_ids: string[]): Caller {
  const permissions = new Set(
    registry.entities.flatMap(({ permissions: { list, view } }) => [list, view].filter(Boolean)),
  );
  const actor = { account_type: 'employee', user_id: 'u1', business_id: businessId, permissions, store_ids };
  return { actor, branch: { id: branchId, currency: 'TZS' } } as unknown as Caller;
}

async function heard(out: PassThrough): Promise<Record<string, string[] | null>> {
  let text = '';
  for await (const part of out) {
    text += String(part);
    const [, told] = /event: change\ndata: (.*)\n/.exec(text) ?? [];
    if (told) return JSON.parse(told);
  }
  return {};
}

async function toldOf(caller: Caller): Promise<Record<string, string[] | null>> {
  const streams = openLiveStreams({ registry, build: 'a', restMs: 0 });
  const told = heard(streams.open('s1', caller, async () => caller));
  const changed = Object.fromEntries(registry.entities.map(({ name }) => [name, [`${name}-1`]]));
  streams.deliver({ businessId, branchId, changed });
  const all = await told;
  streams.end();
  return all;
}

test('whoever is given stores follows no id of a document that may be of another', async () => {
  const [everywhere, oneStore] = [await toldOf(keeperOf()), await toldOf(keeperOf(store))];
  const hidden = Object.keys(everywhere).filter((name) => everywhere[name] && !oneStore[name]);
  expect(hidden).toEqual(
    expect.arrayContaining([
      ...['purchase', 'purchase-order', 'goods-receipt', 'purchase-return', 'landed-cost', 'invoice'],
      ...['stock-adjustment', 'stock-take'],
    ]),
  );
  // Of what stands between two branches nobody follows ids.
  expect([everywhere['stock-request'], oneStore['stock-request']]).toEqual([null, null]);
  // They hear that something changed, so that their lists are asked again, and of what has no store they hear as before.
  expect(hidden.every((name) => oneStore[name] === null)).toBe(true);
  expect(oneStore.customer).toEqual(['customer-1']);
});
