import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../launch/children.mjs';
import { LaunchRefused } from '../launch/launch-refused.mjs';
import { withProgress } from '../launch/progress.mjs';

/** What the tests need beside the packages of npm, and the Debian package that brings it. */
const PROGRAMS = [
  { debian: 'chromium', isThere: () => chromiumPath() !== undefined },
  // Without a font for its letters a page shows boxes, and the pictures of the screens are worthless.
  {
    debian: 'fonts-noto-core',
    isThere: () => process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/noto'),
  },
  // A bookkeeping program of other people reads our journal and must come to the same figures.
  { debian: 'hledger', isThere: () => inPath('hledger') !== undefined },
  // The oldest PostgreSQL that a server may have.
  { debian: 'postgresql-15', isThere: () => existsSync('/usr/lib/postgresql/15/bin/postgres') },
  // The pooler that Debian has, in front of that database.
  { debian: 'pgbouncer', isThere: () => inPath('pgbouncer') !== undefined },
];

/** Installs what is missing where that is possible; otherwise says how to. */
export async function ensurePrograms() {
  const missing = PROGRAMS.filter(({ isThere }) => !isThere()).map(({ debian }) => debian);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !inPath('apt-get'))
    throw new LaunchRefused(
      `The tests need programs that are not installed. On Debian: sudo apt-get install ${missing.join(' ')}. A browser elsewhere is named by CHROMIUM_PATH.`,
    );
  await withProgress(`Installing ${missing.join(', ')}`, async () => {
    await apt(['update']);
    await apt(['install', '--yes', '--no-install-recommends', ...missing]);
  });
}

/** The browser that the browser tests drive. */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return ['chromium', 'chromium-browser', 'google-chrome'].map((name) => inPath(name, env)).find(Boolean);
}

async function apt(args) {
  const { code, output } = await runQuietly('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0)
    throw new LaunchRefused(
      `apt-get ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-8).join('\n')}`,
    );
}

function inPath(name, env = process.env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
