import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { boot } from './boot.ts';
import { withStartArguments } from './start-arguments.ts';

/** The life of the server process, from start to the signal that ends it; gives the process's exit code. */
export async function serveUntilStopped(
  env: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Promise<number> {
  const stopping = new AbortController();
  // Any number of signals is one wish to stop: a Ctrl-C arrives from the terminal and once more from the launcher.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // The launcher was killed, so that nobody could stop this server from its terminal any more.
  process.on('disconnect', () => stopping.abort());
  // What is said at the terminal may go into a file on a full disk; that it cannot be told ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const server = await boot(withStartArguments(words, env), stopping.signal);
    flushCompileCache();
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
    await server.stop();
    return 0;
  } catch (error) {
    if (stopping.signal.aborted && error === stopping.signal.reason) return 0;
    console.error(error instanceof StartRefused ? error.message : error);
    return 1;
  }
}
