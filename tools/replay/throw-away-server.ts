import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPidFile } from '#server/postgres/pid-file.ts';
import { onepos } from '#server/testing/command-line.ts';

const APPS = join(import.meta.dirname, '../../apps/server');

/** The product as `npm start` runs it, disk writes on, in a folder of its own that is gone afterwards. */
export interface ThrowAwayServer {
  dataDir: string;
  /** Where it answers now; another place after each start. */
  address(): string;
  /** Runs a command of the command line beside it, and answers what it prints; throws where it is not done. */
  onepos(...words: string[]): Promise<string>;
  /** Ends the server process in the middle of whatever it does, and starts it again. */
  killServer(): Promise<void>;
  /** Ends the database in the middle of whatever it does; the server starts it again. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startThrowAwayServer(): Promise<ThrowAwayServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onepos-replay-'));
  await chmod(dataDir, 0o711);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    CALL_RATES: 'off',
    LOG_LEVEL: 'error',
  };
  let child: ChildProcess;
  let address = '';
  let lastKilled = 0;
  const start = async () => {
    child = spawn(process.execPath, [join(APPS, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    address = await addressOf(child);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    dataDir,
    address: () => address,
    onepos: (...words) => onepos(env, ...words),
    async killServer() {
      await end('SIGKILL');
      await start();
    },
    async killDatabase() {
      for (;;) {
        const running = await readPidFile(join(dataDir, 'postgres'));
        if (running?.isReady && running.pid !== lastKilled) {
          lastKilled = running.pid;
          process.kill(running.pid, 'SIGKILL');
          return;
        }
        await wait(20);
      }
    },
    async stop() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a server says where it answers, and goes on reading: what it calls an error is told. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (words: Buffer) => {
      if (String(words).includes('"level":50')) process.stderr.write(words);
      said += words;
      const address = /answers at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
}
