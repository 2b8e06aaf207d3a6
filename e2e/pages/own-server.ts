import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '../../apps/server');

/** A server beside a database that stops and starts while a browser works; no other flow uses either. */
export class OwnServer {
  readonly #folder: string;
  #database: ChildProcess | undefined;
  #server: ChildProcess | undefined;
  #settings: Readonly<Record<string, string>> = {};
  /** Where the server answers. */
  address = '';
  /** What programs beside the server need to find its database. */
  env: Readonly<Record<string, string>> = {};

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** With settings of its environment, such as a gateway for messages. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'onepos-outage-'));
    // The database runs as a user of its own.
    await chmod(folder, 0o711);
    const made = new OwnServer(folder);
    const [, url = ''] = await made.startDatabase();
    made.env = { DATABASE_URL: url, DATA_DIR: folder };
    made.#settings = settings;
    await made.startServer();
    return made;
  }

  /** At the address where it stood before, if it did. */
  async startServer(): Promise<void> {
    const PORT = this.address ? new URL(this.address).port : '0';
    const env = { ...process.env, ...this.#settings, ...this.env, PORT, LOG_LEVEL: 'error' };
    this.#server = spawn(process.execPath, [path.join(SERVER, 'main.ts')], { env, stdio: PIPED });
    [, this.address = ''] = await said(this.#server, /answers at (http:\S+)/);
  }

  stopServer(): Promise<void> {
    return ended(this.#server);
  }

  async startDatabase(): Promise<RegExpMatchArray> {
    const holder = path.join(SERVER, 'testing/hold-database.ts');
    this.#database = spawn(process.execPath, [holder, path.join(this.#folder, 'database')], { stdio: PIPED });
    return said(this.#database, /ready at (\S+)/);
  }

  stopDatabase(): Promise<void> {
    return ended(this.#database);
  }

  async close(): Promise<void> {
    await ended(this.#server);
    await ended(this.#database);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const PIPED: StdioOptions = ['ignore', 'pipe', 'inherit'];

/** Waits until a program has said what matches. */
async function said(program: ChildProcess, pattern: RegExp): Promise<RegExpMatchArray> {
  let all = '';
  for await (const words of program.stdout ?? []) {
    all += words;
    const match = pattern.exec(all);
    if (!match) continue;
    program.stdout?.resume();
    return match;
  }
  throw new Error(`It ended, saying: ${all}`);
}

async function ended(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null) return;
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await exit;
}
