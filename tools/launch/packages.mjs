import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './children.mjs';
import { LaunchRefused } from './launch-refused.mjs';
import { withProgress } from './progress.mjs';

/** Installs the locked packages when they are absent or others than the lock file says. */
export async function ensurePackages(root) {
  if (await isInstalled(root)) return;
  await withProgress('Installing packages', async () => {
    const { code, output } = await npm(['ci', '--ignore-scripts', '--no-progress'], { cwd: root });
    if (code !== 0)
      throw new LaunchRefused(`The packages could not be installed. npm says:\n${lastLines(output)}`);
  });
}

/** Whether node_modules is what the lock file asks for: npm leaves there its own list of what it has put. */
export async function isInstalled(root) {
  const wanted = await packagesIn(join(root, 'package-lock.json'));
  const found = await packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const there = found[path];
    // Packages for other systems are in the lock file and never installed.
    if (!there) return optional === true;
    return there.version === version && there.integrity === integrity;
  });
}

async function packagesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(args, options) {
  // Under `npm start` npm tells where it is; that also avoids npm.cmd, which Windows runs only through a shell.
  const itself = process.env.npm_execpath;
  if (itself?.endsWith('.js')) return runQuietly(process.execPath, [itself, ...args], options);
  return runQuietly('npm', args, options);
}

function lastLines(output) {
  return output.trim().split('\n').slice(-12).join('\n');
}
