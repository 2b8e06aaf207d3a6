import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';

// A server that is told to stop still finishes its calls and closes the database.
const PATIENCE = 3000;

/** Takes the data folder for this process alone; the operating system gives it back however the process ends. */
export async function holdDataFolder(root: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const server = await tryToListen(root);
    if (server) return () => new Promise((done) => server.close(() => done()));
    const holder = await holderOf(root);
    // Only a socket that is a file outlives its process.
    if (holder === undefined && !isNameOnly()) await rm(lockName(root), { force: true });
    if (Date.now() > deadline)
      throw new StartRefused(
        `Onepos is already running on the data in ${root} (process ${holder ?? 'unknown'}). Stop it first, or choose another folder with DATA_DIR.`,
      );
    await wait(50);
  }
}

/** The process that holds the data folder, if one does. */
export async function holderOf(root: string): Promise<number | undefined> {
  const socket = connect({ path: lockName(root) });
  try {
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return Number(answer.toString());
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

async function tryToListen(root: string): Promise<Server | undefined> {
  const server = createServer((caller) => {
    caller.on('error', () => {});
    caller.end(String(process.pid));
  });
  try {
    server.listen({ path: lockName(root) });
    await once(server, 'listening');
    server.unref();
    return server;
  } catch {
    return undefined;
  }
}

// On Linux and Windows the lock is a name without a file: taking it is atomic and nothing stale can stay behind.
function isNameOnly(): boolean {
  return process.platform === 'linux' || process.platform === 'win32';
}

function lockName(root: string): string {
  const name = `onepos-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}
