import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './packages.mjs';

const kysely = { version: '0.29.9', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };

async function aProject(wanted: object, found?: object): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'onepos-project-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (found) {
    await mkdir(join(root, 'node_modules'));
    await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  }
  return root;
}

test('a clone without packages needs them', async () => {
  expect(await isInstalled(await aProject({ kysely }))).toBe(false);
});

test('what is there as locked is enough, packages for other systems need not be there', async () => {
  expect(await isInstalled(await aProject({ kysely, forMac }, { kysely }))).toBe(true);
});

test.each([
  ['another version', { ...kysely, version: '0.29.8' }],
  ['other contents', { ...kysely, integrity: 'sha512-z' }],
  ['a missing package', undefined],
])('%s needs an install', async (_, found) => {
  expect(await isInstalled(await aProject({ kysely }, found ? { kysely: found } : {}))).toBe(false);
});
