import { expect, test } from 'vitest';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { saveActs } from '#web-kit/offline/save-acts.ts';
import { callOf, type DriverAct, nextToSend } from '../driver-acts.rules.ts';

/** A phone, and a server that may be away or say no. */
function world() {
  const disk = new Map<string, DriverAct>();
  const done: string[] = [];
  /** Under which key each call came, however often. */
  const bodies: string[] = [];
  const server = { away: false, no: new Map<string, number>(), lost: new Set<string>(), sent: 0 };
  const open = () => {
    let made = 0;
    return saveActs<DriverAct>({
      ...{ callOf, nextToSend },
      scope: 'branch driver',
      newId: () => {
        made += 1;
        return `again ${made}`;
      },
      otherTabs: { tell: () => undefined, hear: () => undefined },
      onSent: () => {
        server.sent += 1;
      },
      shelf: {
        readActs: async () => [...disk.values()],
        putAct: async (_, act) => Boolean(disk.set(act.id, act)),
        dropAct: async (_, id) => void disk.delete(id),
      },
      ask: async <T>(_method: string, path: string, { idempotencyKey = '' } = {}) => {
        if (server.away) throw new Unreachable();
        bodies.push(idempotencyKey);
        const status = server.no.get(idempotencyKey);
        if (status) throw new Refused(status, { message: `No to ${path}` });
        if (!done.includes(idempotencyKey)) done.push(idempotencyKey);
        if (server.lost.delete(idempotencyKey)) throw new Unreachable();
        return { id: `file ${idempotencyKey}` } as T;
      },
    });
  };
  return { disk, done, bodies, server, open };
}

const act = (id: string, kind: DriverAct['kind'], minute: number): DriverAct => ({
  ...{ id, kind, trip_id: 'trip', at: `2026-12-01T07:0${minute}:00Z`, text: kind, body: { id: 'trip' } },
  ...{ state: 'waiting', reason: null, attempts: 0 },
});

test('without a network what a driver does lies on the phone, and is sent once and in order when it is back, also after a reload', async () => {
  const { disk, done, server, open } = world();
  server.away = true;
  const before = open();
  for (const [place, kind] of (['load', 'note', 'depart'] as const).entries())
    await before.add(act(kind, kind, place));
  expect([done, before.state.get().acts.length, disk.size]).toEqual([[], 3, 3]);
  const after = open();
  server.away = false;
  // The answer to the first is lost on its way: nobody knows whether it was done.
  server.lost.add('load');
  await after.sendAll();
  expect([done, after.state.get().acts.length]).toEqual([['load'], 3]);
  await after.sendAll();
  expect([done, after.state.get().acts, disk.size]).toEqual([['load', 'note', 'depart'], [], 0]);
  expect(server.sent).toBe(3);
});

test('what is refused stays with its sentence, holds up the steps behind it and nothing else, and is sent again or given up', async () => {
  const { disk, done, server, open } = world();
  server.no.set('load', 409);
  const saved = open();
  await saved.add(act('load', 'load', 0));
  await saved.add(act('depart', 'depart', 1));
  await saved.add(act('cost', 'cost', 2));
  expect(done).toEqual(['cost']);
  expect(saved.state.get().acts.map(({ id, state, reason }) => [id, state, reason])).toEqual([
    ['load', 'refused', 'No to truck-order/load'],
    ['depart', 'waiting', null],
  ]);
  await saved.drop('depart');
  expect(disk.size).toBe(2);
  server.no.clear();
  await saved.sendAgain('load');
  expect(done).toEqual(['cost', 'load', 'depart']);
  server.no.set('late', 409);
  await saved.add(act('late', 'cost', 3));
  await saved.sendAgain('late', { date: '2026-12-02' });
  expect([done.at(-1), disk.size]).toEqual(['again 1', 0]);
  server.no.set('gone', 409);
  await saved.add(act('gone', 'note', 4));
  await saved.drop('gone');
  expect([disk.size, saved.state.get().acts]).toEqual([0, []]);
});

test('pictures go ahead of what they show, each once, also after a reload in between', async () => {
  const { disk, done, server, open, bodies } = world();
  const picture = (key: string) => ({ key, file: new File(['x'], `${key}.png`, { type: 'image/png' }) });
  const files = { proof_photo_id: picture('photo'), signature_id: picture('sign') };
  server.away = true;
  await open().add({ ...act('deliver', 'deliver', 0), files });
  expect([done, disk.get('deliver')?.files]).toEqual([[], files]);
  server.away = false;
  // The second picture is lost on its way: the first is not sent again.
  server.lost.add('sign');
  await open().sendAll();
  expect(done).toEqual(['photo', 'sign']);
  expect(disk.get('deliver')).toMatchObject({
    body: { proof_photo_id: 'file photo' },
    files: { signature_id: {} },
  });
  await open().sendAll();
  expect([done, disk.size]).toEqual([['photo', 'sign', 'deliver'], 0]);
  expect(bodies.filter((key) => key === 'photo')).toHaveLength(1);
  server.no.set('large', 413);
  await open().add({ ...act('again', 'deliver', 1), files: { proof_photo_id: picture('large') } });
  expect(disk.get('again')).toMatchObject({ state: 'refused', reason: 'No to file' });
});

test('a server that fails or ends the session has decided nothing: it is sent again', async () => {
  const { done, server, open } = world();
  const saved = open();
  for (const status of [401, 429, 500]) {
    server.no.set('load', status);
    await saved.add(act('load', 'load', 0));
    expect(saved.state.get().acts).toMatchObject([{ id: 'load', state: 'waiting' }]);
  }
  server.no.clear();
  await saved.sendAll();
  expect(done).toEqual(['load']);
});
