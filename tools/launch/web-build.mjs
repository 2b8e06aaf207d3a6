import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runQuietly } from './children.mjs';
import { LaunchRefused } from './launch-refused.mjs';
import { withProgress } from './progress.mjs';

const SOURCES = [
  'apps/web',
  'modules',
  'packages/core',
  'packages/ui',
  'packages/web-kit',
  'package-lock.json',
];
const NOT_SHOWN = /^(dist|node_modules|server)$|\.(test|server|db)\./;

/** Builds the pages when a source of theirs has changed since the last build. */
export async function ensureWebBuild(root, node) {
  const stamp = join(root, 'dist/web.built-from');
  const sources = await fingerprint(root);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  await rm(stamp, { force: true });
  await withProgress('Building the pages', async () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--config', 'apps/web/vite.config.ts'];
    const { code, output } = await runQuietly(node, [vite, ...args], { cwd: root });
    if (code !== 0)
      throw new LaunchRefused(`The pages could not be built. The build says:\n${output.trim()}`);
  });
  await writeFile(stamp, sources);
}

/** Changes whenever a file that the pages are made of is added, removed or written. */
export async function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of await listed(root, join(root, source))) hash.update(line);
  return hash.digest('hex');
}

async function listed(root, path) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [`${relative(root, path)} ${found.size} ${found.mtimeMs}\n`];
  const names = (await readdir(path)).filter((name) => !NOT_SHOWN.test(name)).sort();
  return (await Promise.all(names.map((name) => listed(root, join(path, name))))).flat();
}
