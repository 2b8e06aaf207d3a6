import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, '../../apps/server/testing/typed-commands.ts');

/** The command line beside the running product, as somebody would type it; answers what it prints. */
export function onepos(...words: string[]): Promise<string> {
  return oneposAt({ DATA_DIR: process.env.E2E_DATA_DIR }, ...words);
}

let program: ChildProcess | undefined;
let busy: Promise<unknown> = Promise.resolve();

/** The same beside a server that a flow has started for itself. One command after the other, as they are typed. */
export function oneposAt(place: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const answer = busy.then(() => ordered({ ...process.env, ...place }, words));
  busy = answer.catch(() => undefined);
  return answer;
}

/** One program does all of them: to read the product again for each is more work than what they do. */
async function ordered(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<string> {
  // It ends with this process, whose messages it lives by.
  program ??= fork(PROGRAM, [], { execArgv: [] });
  program.ref();
  const ended = new AbortController();
  try {
    program.send({ env, words });
    const [said] = await Promise.race([
      once(program, 'message', ended) as Promise<[{ printed: string; code: number }]>,
      once(program, 'exit', ended).then(() => Promise.reject(new Error('The command line has ended.'))),
    ]);
    if (said.code !== 0) throw new Error(`onepos ${words[0]} ended with ${said.code}: ${said.printed}`);
    return said.printed;
  } finally {
    ended.abort();
    program.unref();
    program.channel?.unref();
  }
}
