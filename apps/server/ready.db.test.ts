import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredBackup } from '#modules/platform/backup/server/backups.ts';
import type { LookAtDisk } from '#server-kit/limits/disk-space.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import { createServer } from './create-server.ts';
import { eventually } from './testing/processes.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000);

/** What somebody without a session is told of an installation with these backups. */
async function readyWith(kept: StoredBackup[], disk?: LookAtDisk) {
  const db = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'onepos-ready-'));
  const state = { state: 'fine' as const, is_running: false, next_at: null, last_error: '/secret', kept };
  const backups = { look: async () => state, begin: () => true };
  const urls = {
    appUrl: db.url('app'),
    loginUrl: db.url('login'),
    jobUrl: db.url('job'),
    ...(disk ? { disk } : {}),
  };
  const server = await createServer(urls, { DATA_DIR: folder, LOG_LEVEL: 'silent' }, undefined, backups);
  onTestFinished(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  const { port } = server.http.address() as AddressInfo;
  return eventually('a word on live updates', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { headers: { connection: 'close' } });
    const told = (await answer.json()) as { success: boolean; message: Record<string, unknown> };
    return 'live_updates' in told.message && told;
  });
}

test('whoever watches hears how old the newest backup is that was read to its end, and no more of it', async () => {
  const made_at = ago(26);
  const unread = { name: 'onepos-new.backup', made_at: ago(2), bytes: 1, verified_at: null };
  const good = { name: 'onepos-good.backup', made_at, bytes: 1, verified_at: ago(25) };
  expect(await readyWith([unread, good])).toEqual({
    success: true,
    message: {
      ready: true,
      last_backup_at: made_at.toISOString(),
      last_backup_hours: 26,
      live_updates: true,
    },
  });
});

test('an installation without a backup is ready, and says that there is none', async () => {
  expect((await readyWith([])).message).toEqual({
    ready: true,
    last_backup_at: null,
    last_backup_hours: null,
    live_updates: true,
  });
});

test('a disk that is almost full sends nobody away, and is told', async () => {
  expect(await readyWith([], async () => ({ isLow: true, freeMegabytes: 200 }))).toMatchObject({
    success: true,
    message: { ready: true, disk_low: true, disk_free_mb: 200 },
  });
});
