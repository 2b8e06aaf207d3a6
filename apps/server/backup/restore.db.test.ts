import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPidFile } from '../postgres/pid-file.ts';
import { aDataFolder } from '../testing/data-folders.ts';
import { aProcess, aServer, type TestProcess } from '../testing/processes.ts';
import { createProduct } from '../testing/tills.ts';
import { makeBackup } from './make-backup.ts';
import { restoreInstallation } from './restore-installation.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const PASSPHRASE = 'green baobab by the well';

const tell = () => undefined;
const addressOf = async (server: TestProcess) => (await server.says(/answers at (http:\S+)/))[1] ?? '';
const productsOf = async (address: string, token: string) => {
  const reply = await fetch(`${address}/api/product/list`, { headers: { Authorization: `Bearer ${token}` } });
  const { message } = (await reply.json()) as { message: { data: { name: string }[] } };
  return message.data.map(({ name }) => name).sort();
};

test('an installation whose data folder was destroyed comes back from its backup as it was', async () => {
  const dataDir = await aDataFolder();
  const env = { DATA_DIR: dataDir, BACKUP_FOLDER: await aDataFolder() };
  const passphraseFile = join(env.BACKUP_FOLDER, 'passphrase');
  await writeFile(passphraseFile, `${PASSPHRASE}\n`);

  const server = aServer(env);
  const address = await addressOf(server);
  const words = ['--name', 'Duka', '--owner-name', 'Neema', '--owner-phone', '255754321098'];
  const made = aProcess(
    process.execPath,
    [CLI, 'create-business', ...words, '--password', 'Kiti-cheupe-27', '--with-token', '--json'],
    env,
  );
  expect(await made.ended).toBe(0);
  const { token } = JSON.parse(made.said().trim().split('\n').at(-1) ?? '') as { token: string };
  for (const name of ['Chumvi', 'Unga']) await createProduct({ address, token }, crypto.randomUUID(), name);
  const key = await readFile(join(dataDir, 'session-key'), 'utf8');

  const backup = await makeBackup(env, { passphraseFile, tell });
  const wish = { file: backup.path, passphraseFile, mayReplace: false, tell };
  await expect(restoreInstallation(env, wish)).rejects.toThrow('Onepos is already running');
  await createProduct({ address, token }, crypto.randomUUID(), 'Came after the backup');

  const { pid } = (await readPidFile(join(dataDir, 'postgres'))) ?? {};
  server.child.kill('SIGKILL');
  process.kill(pid ?? Number.NaN, 'SIGKILL');
  await server.ended;
  await rm(dataDir, { recursive: true });

  const restored = await restoreInstallation(env, wish);
  expect(restored).toMatchObject({ rows: backup.rows, tables: backup.tables, former: null, notes: [] });
  expect(await readFile(join(dataDir, 'session-key'), 'utf8')).toBe(key);
  const next = aServer(env);
  expect(await productsOf(await addressOf(next), token)).toEqual(['Chumvi', 'Unga']);
  next.child.kill('SIGTERM');
  await next.ended;

  await expect(restoreInstallation(env, wish)).rejects.toThrow('say so: --replace');
}, 300_000);
