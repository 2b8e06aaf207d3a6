import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isDatabaseOf, readPidFile } from '#server/postgres/pid-file.ts';

const SERVER = join(import.meta.dirname, '../../../apps/server');

/** The product in a process of its own, whose own log and temporary files lie on the disk that gets full as well. */
export interface ProductOnDisk {
  /** Where it answers since it was started last. */
  readonly address: string;
  /** Whether the process that was started last is there. */
  readonly isRunning: boolean;
  start(): Promise<void>;
  /** A start that is refused; answers what it says at the terminal. */
  startInVain(): Promise<string>;
  stop(): Promise<void>;
  /** A command of the command line; answers what it prints. */
  onepos(...words: string[]): Promise<string>;
}

export function productOnDisk(dataDir: string, { scratch }: { scratch: string }): ProductOnDisk {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    TMPDIR: scratch,
    PORT: '0',
    CALL_RATES: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const output = join(scratch, 'output.log');
  let child: ChildProcess | undefined;
  let address = '';

  async function launch(): Promise<ChildProcess> {
    const file = await open(output, 'w');
    const launched = spawn(process.execPath, [join(SERVER, 'main.ts')], {
      env,
      stdio: ['ignore', file.fd, 'pipe', 'ipc'],
    });
    await file.close();
    return launched;
  }

  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  return {
    get address() {
      return address;
    },
    get isRunning() {
      return isRunning();
    },
    async start() {
      child = await launch();
      child.stderr?.pipe(process.stderr);
      for (;;) {
        const said = /answers at (http:\S+)/.exec(await readFile(output, 'utf8'))?.[1];
        if (said) {
          address = said;
          return;
        }
        if (!isRunning()) throw new Error(`The product did not start: ${await readFile(output, 'utf8')}`);
        await pause(LOOK_AGAIN_MS);
      }
    },
    async startInVain() {
      const refused = await launch();
      let said = '';
      refused.stderr?.on('data', (words) => (said += words));
      const [code] = await once(refused, 'close');
      if (code !== 1) throw new Error(`A start on a full disk ended with ${code}.`);
      return said;
    },
    async stop() {
      if (child && isRunning()) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await endLeftDatabase(join(dataDir, 'postgres'));
    },
    async onepos(...words) {
      const asked = [join(SERVER, 'cli/main.ts'), ...words];
      return (await promisify(execFile)(process.execPath, asked, { env })).stdout;
    },
  };
}

const LOOK_AGAIN_MS = 50;

/** A server that did not end as it should leaves its database behind, and with it a disk in use. */
async function endLeftDatabase(cluster: string): Promise<void> {
  for (;;) {
    const left = await readPidFile(cluster);
    if (!left || !(await isDatabaseOf(cluster, left.pid))) return;
    process.kill(left.pid, 'SIGQUIT');
    await pause(LOOK_AGAIN_MS);
  }
}
