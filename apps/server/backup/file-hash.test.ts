import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupRefused } from './backup-refused.ts';
import { whileUnchanged } from './file-hash.ts';

async function aBackup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'duka.backup');
  await writeFile(path, 'as it was');
  return path;
}

test('the checksum is that of the file, also in another program', async () => {
  const sha256 = createHash('sha256').update('as it was').digest('hex');
  expect(await whileUnchanged(await aBackup(), async () => 7)).toEqual({ sha256, result: 7 });
});

test('nobody answers for a file that was exchanged meanwhile', async () => {
  const path = await aBackup();
  await expect(whileUnchanged(path, () => writeFile(path, 'as it is'))).rejects.toThrow(BackupRefused);
  await expect(whileUnchanged(path, () => rm(path))).rejects.toThrow('ENOENT');
});
