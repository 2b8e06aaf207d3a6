import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aProcess, eventually, processesOf } from '#server/testing/processes.ts';

const HERE = join(import.meta.dirname, '../..');

const SERVER = `
process.on('disconnect', () => { console.log('launcher gone'); process.exit(0); });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
  console.log('got ' + signal);
  process.exit(signal === 'SIGHUP' ? 3 : 0);
});
setInterval(() => {}, 1000);
console.log('serving on Node ' + process.versions.node.split('.')[0]);
`;
const BUILD = `
import { readFileSync, mkdirSync, appendFileSync } from 'node:fs';
const page = readFileSync('apps/web/page.ts', 'utf8');
if (page.includes('broken')) { console.error('page.ts: broken'); process.exit(1); }
mkdirSync('dist', { recursive: true });
appendFileSync('dist/builds', 'x');
`;

/** A clone with the real launcher, in which the server and the build are stand-ins of a few lines. */
async function aClone(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'onepos-clone-')));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: 'exec node start.mjs' } }),
    'package-lock.json': '{"packages":{}}',
    'node_modules/.package-lock.json': '{"packages":{}}',
    'node_modules/vite/bin/vite.js': BUILD,
    'node_modules/vite/package.json': '{"type":"module"}',
    'apps/server/main.ts': SERVER,
    'apps/web/page.ts': 'export {};',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  await symlink(join(HERE, 'node_modules', node), join(root, 'node_modules', node));
  await cp(join(HERE, 'start.mjs'), join(root, 'start.mjs'));
  await cp(join(HERE, 'tools/launch'), join(root, 'tools/launch'), { recursive: true });
  return root;
}

const starting = (root: string) =>
  aProcess('npm', ['start', '--prefix', root], { npm_config_update_notifier: 'false' });
const builds = (root: string) => readFile(join(root, 'dist/builds'), 'utf8');

test('pages are built at the first start and again only when a source has changed', async () => {
  const root = await aClone();
  for (const [source, built] of [
    ['export {};', 'x'],
    ['export {};', 'x'],
    ['export { a };', 'xx'],
  ] as const) {
    if (source !== 'export {};') await writeFile(join(root, 'apps/web/page.ts'), source);
    const start = starting(root);
    await start.says(/serving on Node 24/);
    expect(await builds(root)).toBe(built);
    start.child.kill('SIGTERM');
    await start.ended;
  }
});

test('a build that fails is told and nothing is served', async () => {
  const root = await aClone();
  await writeFile(join(root, 'apps/web/page.ts'), 'broken');
  const start = starting(root);
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain('The pages could not be built. The build says:\npage.ts: broken\n');
  expect(start.said()).not.toContain('serving');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to npm reaches the server once and leaves nothing behind',
  async (signal) => {
    const root = await aClone();
    const start = starting(root);
    await start.says(/serving/);
    start.child.kill(signal);
    await start.ended;
    expect(start.said().match(/got/g)).toHaveLength(1);
    expect(await processesOf(root)).toEqual([]);
  },
);

test('the exit code of the server is the one of the start', async () => {
  const root = await aClone();
  const start = aProcess(process.execPath, [join(root, 'start.mjs')]);
  await start.says(/serving/);
  start.child.kill('SIGHUP');
  expect(await start.ended).toBe(3);
});

test.each(['SIGHUP', 'SIGKILL'] as const)(
  '%s, of which npm dies, ends the server as well',
  async (signal) => {
    const root = await aClone();
    const start = starting(root);
    await start.says(/serving/);
    start.child.kill(signal);
    await eventually('everything to end', async () => (await processesOf(root)).length === 0);
  },
);

test('a kill -9 of the launcher ends the server as well', async () => {
  const root = await aClone();
  const start = aProcess(process.execPath, [join(root, 'start.mjs')]);
  await start.says(/serving/);
  start.child.kill('SIGKILL');
  await eventually('everything to end', async () => (await processesOf(root)).length === 0);
});
