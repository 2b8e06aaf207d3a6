import { readdir, readFile } from 'node:fs/promises';

/**
 * Processor time that processes have taken so far, all their threads together, in milliseconds, as Linux counts it
 * (`/proc/…/schedstat`, nanoseconds). What others do at the same moment is not in it.
 */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, one) => sum + one, 0);
}

async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const counted = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')),
  );
  return counted.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}
