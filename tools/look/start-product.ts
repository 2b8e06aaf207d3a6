import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/postgres/free-port.ts';

export interface RunningProduct {
  address: string;
  /** A command of the command line, beside the running server; answers what it says. */
  onepos(words: readonly string[]): Promise<{ token?: string }>;
  stop(): Promise<void>;
}

const ROOT = path.join(import.meta.dirname, '../..');

/** The product as `npm start` runs it, with a database of its own that is gone afterwards. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'onepos-look-'));
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, CALL_RATES: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  await untilAnswering(`${address}/api/live`);
  return {
    address,
    async onepos(words) {
      const asked = [path.join(ROOT, 'apps/server/cli/main.ts'), ...words, '--json'];
      const { stdout } = await promisify(execFile)(process.execPath, asked, {
        env: { ...process.env, DATA_DIR: folder },
      });
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { token?: string };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The product did not start within two minutes.');
}
