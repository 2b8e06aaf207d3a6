import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const DEADLINE = 30_000;

export type TestProcess = {
  child: ChildProcess;
  pid: number;
  /** Everything it has said. */
  said(): string;
  /** Waits until it has said what matches, and gives the match. */
  says(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

/** What a person's shell knows, and where the run of the tests keeps what programs were compiled to. */
const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
const OF_RUN = { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };

/** A program run as a person would run it; ended when the test is over. */
export function aProcess(program: string, args: string[], env: Record<string, string> = {}): TestProcess {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...OF_RUN, ...env },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} cannot be run`);
  let output = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', (words) => (output += words));
  // Not the event `close` of the child: it never comes once the channel to it is cut.
  const closed = Promise.all(streams.map((stream) => once(stream, 'close')));
  const ended = once(child, 'exit').then(async ([code]) => {
    await closed;
    return code as number | null;
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    pid,
    said: () => output,
    says: (pattern) =>
      eventually(`${program} to say ${pattern}`, async () => {
        if (child.exitCode !== null && !pattern.test(output)) throw new Error(`It ended, saying: ${output}`);
        return output.match(pattern);
      }),
    ended,
  };
}

/** The server, run by the Node that the product runs on. */
export function aServer(env: Record<string, string>): TestProcess {
  return aProcess(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    PORT: '0',
    CALL_RATES: 'off',
    ...env,
  });
}

/** Asks again and again until there is an answer. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (const deadline = Date.now() + DEADLINE; Date.now() < deadline; await wait(20)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`Waited in vain for ${what}`);
}

/** The numbers of all processes that work inside a folder or were started with its name. */
export async function processesOf(folder: string): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of numbers) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (place.startsWith(folder) || command.includes(folder)) found.push(pid);
  }
  return found;
}
