import type { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { makeRegistry } from '#core/define-module.ts';
import type { Caller } from '../operation/caller.ts';
import { delivery, warehouse } from '../testing/warehouse.ts';
import { openLiveStreams } from './live-streams.ts';

const BUSINESS = 'b0000000-0000-4000-8000-000000000001';
const BRANCH = 'b0000000-0000-4000-8000-000000000002';

function callerWith(visibility?: object): Caller {
  const actor = {
    account_type: 'employee',
    user_id: 'u1',
    business_id: BUSINESS,
    permissions: new Set([delivery.permissions.list]),
    store_ids: [],
    ...(visibility ? { visibility } : {}),
  };
  return { actor, branch: { id: BRANCH } } as unknown as Caller;
}

const notice = (ids: string[]) => ({ businessId: BUSINESS, branchId: BRANCH, changed: { delivery: ids } });

/** What a page hears until something of a kind has come. */
async function heardUntil(out: PassThrough, event: string): Promise<string> {
  let heard = '';
  for await (const part of out) {
    heard += String(part);
    if (heard.includes(`event: ${event}`)) return heard;
  }
  return heard;
}

test('a page that reads nothing is let go with all that waits for it', async () => {
  const streams = openLiveStreams({ registry: warehouse, build: 'a', restMs: 0 });
  const caller = callerWith();
  const out = streams.open('s1', caller, async () => caller);
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  await expect
    .poll(
      () => {
        streams.deliver(notice(ids));
        return [out.destroyed, streams.count()];
      },
      { timeout: 30_000, interval: 1 },
    )
    .toEqual([true, 0]);
});

test('a server that stops does not wait for a page that reads nothing', () => {
  const streams = openLiveStreams({ registry: warehouse, build: 'a' });
  const caller = callerWith();
  const out = streams.open('s1', caller, async () => caller);
  streams.end();
  expect([out.destroyed, streams.count()]).toEqual([true, 0]);
});

test('whoever must set up a second factor first hears of himself and of nothing else', async () => {
  const streams = openLiveStreams({ registry: warehouse, build: 'a', restMs: 0 });
  const before = callerWith();
  let now = before;
  const out = streams.open('s1', before, async () => now);
  const heard = heardUntil(out, 'caller');
  now = { ...before, actor: { ...before.actor, awaits_factor: true } };
  streams.deliver(notice([crypto.randomUUID()]));
  expect(await heard).not.toContain('event: change');
});

test('of documents that a role does not see not even the ids are sent', async () => {
  const [module] = warehouse.modules;
  const entities = (module?.entities ?? []).map((one) =>
    one.entity === delivery ? { ...one, entity: { ...delivery, visibility: true } } : one,
  );
  const registry = makeRegistry([{ ...module, entities } as typeof module & object]);
  const heardBy = async (caller: Caller) => {
    const streams = openLiveStreams({ registry, build: 'a', restMs: 0 });
    const heard = heardUntil(
      streams.open('s1', caller, async () => caller),
      'change',
    );
    streams.deliver(notice(['d1']));
    const said = await heard;
    streams.end();
    return said;
  };
  expect(await heardBy(callerWith())).toContain('data: {"delivery":["d1"]}');
  const narrow = await heardBy(callerWith({ own: true, days: null, newest: null }));
  expect(narrow).toContain('data: {"delivery":null}');
  expect(narrow).not.toContain('d1');
});

test('a page is told when its caller may more or less than before, and only then', async () => {
  const before = callerWith();
  const after = { ...before, actor: { ...before.actor, permissions: new Set(['list_shelves']) } };
  let caller = before;
  const streams = openLiveStreams({ registry: warehouse, build: 'a', restMs: 0, beatMs: 1 });
  const out = streams.open('s1', before, async () => caller);
  const first = heardUntil(out, 'change');
  streams.deliver(notice(['d1']));
  expect(await first).not.toContain('event: caller');
  caller = after;
  const told = streams.open('s2', before, async () => caller);
  expect(await heardUntil(told, 'caller')).toContain('event: caller');
  streams.end();
});
