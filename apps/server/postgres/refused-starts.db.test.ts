import { chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDatabase, aDataFolder } from '../testing/data-folders.ts';
import { openDataFolder } from './data-folder.ts';
import { holdBallast, requireSpace } from './free-space.ts';

test('two starts on one data folder: the second names the process that has it', async () => {
  const dataDir = await aDataFolder();
  await aDatabase(dataDir);
  await expect(aDatabase(dataDir)).rejects.toThrow(
    `Onepos is already running on the data in ${dataDir} (process ${process.pid}).`,
  );
});

test('data of another PostgreSQL is left as it is', async () => {
  const dataDir = await aDataFolder();
  await (await aDatabase(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(aDatabase(dataDir)).rejects.toThrow(
    /written by PostgreSQL 17 and this Onepos runs PostgreSQL 18/,
  );
});

test('a database whose password file is gone is not started with another, and says what to do', async () => {
  const dataDir = await aDataFolder();
  await (await aDatabase(dataDir)).stop();
  const file = join(dataDir, 'database-password');
  const password = await readFile(file, 'utf8');
  await rm(file);
  await expect(aDatabase(dataDir)).rejects.toThrow(
    /database-password is missing: it holds the password of the database .* Put it back .* restore a backup/,
  );
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await writeFile(file, password, { mode: 0o600 });
  await (await aDatabase(dataDir)).stop();
});

test('data of another user is left as it is', async () => {
  const dataDir = await aDataFolder();
  await (await aDatabase(dataDir)).stop();
  await chown(join(dataDir, 'postgres'), 1234, 1234);
  await expect(aDatabase(dataDir)).rejects.toThrow(/belongs to another user \(number 1234/);
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(1234);
});

test('a folder of that name which is no database is not written into', async () => {
  const dataDir = await aDataFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/letter.txt'), 'Dear bank');
  await expect(aDatabase(dataDir)).rejects.toThrow(/(is not a database|belongs to another user)/);
});

test('a data folder below a closed one says which folder is closed', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'onepos-closed-'));
  onTestFinished(() => rm(closed, { recursive: true }));
  const start = aDatabase(join(closed, 'data'));
  if (process.getuid?.() === 0) await expect(start).rejects.toThrow(`${closed} is closed to it`);
  else await expect(start).resolves.toBeDefined();
});

test('a data folder that cannot be one', async () => {
  const file = join(await aDataFolder(), 'file');
  await writeFile(file, '');
  await expect(aDatabase(file)).rejects.toThrow(`The data folder ${file} cannot be used`);
});

test('a refused start gives the data folder back', async () => {
  const dataDir = await aDataFolder();
  await mkdir(join(dataDir, 'postgres'));
  await expect(aDatabase(dataDir)).rejects.toThrow();
  await rm(join(dataDir, 'postgres'), { recursive: true });
  await expect(aDatabase(dataDir)).resolves.toBeDefined();
});

test('on a full disk the reserve goes to the database, and without one the start is refused', async () => {
  const folder = await openDataFolder(await aDataFolder());
  await mkdir(folder.cluster);
  await holdBallast(folder);
  const held = (await stat(folder.ballast)).size;
  expect(held).toBe(64 * 1024 * 1024);

  const log: string[] = [];
  await requireSpace(
    folder,
    (sentence) => log.push(sentence),
    async () => ((await stat(folder.ballast).catch(() => undefined)) ? 0 : held),
  );
  expect(log).toEqual(['The disk is almost full. Onepos starts on its reserve; make room soon.']);
  await expect(stat(folder.ballast)).rejects.toThrow();
  await expect(
    requireSpace(
      folder,
      () => {},
      async () => 1_000_000,
    ),
  ).rejects.toThrow(/^The disk is full: .* has 0 MB left and Onepos needs 32 MB\./);
});
