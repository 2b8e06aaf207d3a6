import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDataFolder } from '../testing/data-folders.ts';
import { aServer, eventually } from '../testing/processes.ts';
import { readPidFile } from './pid-file.ts';

test('a server whose database cannot start again stays up, says why, and goes on once it can', async () => {
  const folder = await aDataFolder();
  const server = aServer({ DATA_DIR: folder, BACKUP: 'off' });
  const [, address] = await server.says(/answers at (http:\S+)/);
  const ready = async () => (await fetch(`${address}/api/ready`)).status;
  expect(await ready()).toBe(200);

  const [binaries, away] = [join(folder, 'binaries'), join(folder, 'binaries-away')];
  await rename(binaries, away);
  const { pid = Number.NaN } = (await readPidFile(join(folder, 'postgres'))) ?? {};
  process.kill(pid, 'SIGKILL');
  await server.says(
    /The database cannot be started: .*postgres is missing.* Onepos stays up and tries again\./,
  );
  expect(await ready()).toBe(503);
  expect((await fetch(`${address}/api/live`)).status).toBe(200);
  expect(server.child.exitCode).toBe(null);

  await rename(away, binaries);
  await eventually('the database', async () => (await ready()) === 200);
  expect(server.said().match(/stays up and tries again/g)).toHaveLength(1);
  expect(server.said()).not.toMatch(/Unhandled|unexpected failure/);
});
