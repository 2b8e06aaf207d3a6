import { readdir, readFile } from 'node:fs/promises';

/** Stops a database dead in its tracks, the whole of it or some of its connections; answers what lets it go on. */
export async function freezeDatabase(postmaster: number): Promise<() => void> {
  const pids = [postmaster, ...(await childrenOf(postmaster))];
  // The parent first, so that nothing begins meanwhile.
  return freeze(pids);
}

/** Freezes processes by their numbers. */
export function freeze(pids: readonly number[]): () => void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // Ended meanwhile.
      }
    }
  };
}

/** The process that a connection of a database belongs to. */
export async function parentOf(pid: number): Promise<number> {
  return Number((await statusOf(pid))[1]);
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = await Promise.all(
    pids.map(async (pid) => ((await parentOf(pid).catch(() => 0)) === parent ? [pid] : [])),
  );
  return children.flat();
}

/** State, parent and so on; the name of the program before them may hold anything. */
async function statusOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
