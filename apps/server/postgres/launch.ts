import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { databaseUser } from './database-user.ts';
import { failureSentence } from './failure-sentence.ts';
import { readPidFile } from './pid-file.ts';
import type { Cluster, Postmaster } from './postmaster.ts';
import { serverArguments } from './server-arguments.ts';

const LONGEST_LOG = 5 * 1024 * 1024;
const PATIENCE_WITH_REMAINS = 20_000;

/** Starts the database and returns when it takes connections, however long its recovery needs. */
export async function launch(cluster: Cluster): Promise<Postmaster> {
  const deadline = Date.now() + PATIENCE_WITH_REMAINS;
  for (;;) {
    const { postmaster, complaint } = await attempt(cluster);
    if (postmaster) return postmaster;
    // After a kill -9 of the database its workers need a moment to notice and to let go of the shared memory.
    if (
      /shared memory block .* is still in use|lock file .* already exists/.test(complaint) &&
      Date.now() < deadline
    ) {
      await wait(100);
      continue;
    }
    throw new StartRefused(failureSentence(complaint, cluster.folder.cluster));
  }
}

async function attempt(cluster: Cluster): Promise<{ postmaster?: Postmaster; complaint: string }> {
  const { folder, binaries, address, settings } = cluster;
  const log = await openLog(folder.log);
  const logged = (await log.stat()).size;
  let failure: string | undefined;
  let child: ChildProcess;
  let exited: Promise<void>;
  try {
    child = spawn(binaries.postgres, serverArguments(folder, address, settings), {
      ...databaseUser(),
      // A session of its own: a Ctrl-C in the terminal reaches the server first, which still needs the database.
      detached: true,
      cwd: '/',
      // A file and not a pipe: the database outlives a killed launcher and must be able to go on writing.
      stdio: ['ignore', log.fd, log.fd],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
    // Listened to before anything is waited for: a program that is gone says so at once, and unheard it ends the process.
    exited = new Promise<void>((done) => {
      child.once('exit', () => {
        failure ??= '';
        done();
      });
      child.once('error', (error) => {
        failure ??= String(error);
        done();
      });
    });
  } catch (error) {
    // Some of what keeps a program from starting, such as no memory, is thrown here and now.
    return { complaint: String(error) };
  } finally {
    await log.close();
  }
  while (failure === undefined) {
    const file = await readPidFile(folder.cluster);
    if (child.pid !== undefined && file?.pid === child.pid && file.isReady)
      return { postmaster: { pid: child.pid, exited }, complaint: '' };
    await Promise.race([exited, wait(10)]);
  }
  const written = (await readFile(folder.log)).subarray(logged).toString();
  return { complaint: `${failure}\n${written}` };
}

async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LONGEST_LOG) await rename(path, `${path}.old`);
  return open(path, 'a', 0o600);
}
