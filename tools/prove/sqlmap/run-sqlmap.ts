// cspell:ignore BEUSTQ coloring
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * All of its techniques, for the database that the product has. Level 3 tries the boundaries of
 * functions and of lists too, risk 2 adds statements that take long by their work. Refusals are no reason to give up.
 */
const OPTIONS = [
  ...['--batch', '--disable-coloring', '--flush-session', '--skip-waf', '-p', 'v'],
  ...['--dbms', 'PostgreSQL', '--technique', 'BEUSTQ', '--level', '3', '--risk', '2', '--time-sec', '2'],
  ...['--ignore-code', '400,401,403,404,405,409,413,415,422,429'],
];

const FOUND = 'sqlmap identified the following injection point';
const NOTHING = 'all tested parameters do not appear to be injectable';

/** Lets sqlmap (Debian: `apt-get install sqlmap`) try one address; answers the ways in that it found. */
export async function runSqlmap(address: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-sqlmap-'));
  try {
    const said = await saidBy([...OPTIONS, '--output-dir', folder, '-u', address]);
    const isFound = said.includes(FOUND);
    if (isFound === said.includes(NOTHING))
      throw new Error(`sqlmap came to no verdict:\n${said.trim().split('\n').slice(-6).join('\n')}`);
    return isFound ? [...said.matchAll(/^ {4}Type: (.*)$/gm)].map(([, type = '']) => type) : [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function saidBy(options: readonly string[]): Promise<string> {
  const child = spawn('sqlmap', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error('sqlmap is not installed. On Debian: apt-get install sqlmap')
      : error;
  });
  return said;
}
