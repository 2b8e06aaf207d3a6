import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Installation } from './installation.ts';
import { addressSaidBy } from './installation.ts';
import { EMPTY_CALL } from './lists.ts';
import { type Times, timesOf } from './measure.ts';
import type { BenchCaller } from './seed.ts';

const AUTOCANNON = join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
const HELLO = join(import.meta.dirname, 'hello.ts');

export interface ThroughputFigure {
  connections: number;
  /** Answers a second. */
  guarded: Times;
  hello: Times;
}

/** Empty guarded calls a second beside a bare Fastify, in turn: what session, rights and transaction cost. */
export async function measureThroughput(
  { address }: Installation,
  caller: BenchCaller,
): Promise<ThroughputFigure[]> {
  const hello = spawn(process.execPath, [HELLO], { stdio: ['ignore', 'pipe', 'inherit'] });
  const bare = await addressSaidBy(hello);
  const figures: ThroughputFigure[] = [];
  for (const connections of [1, 8]) {
    const guarded: number[] = [];
    const empty: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      guarded.push(await answersPerSecond(`${address}/${EMPTY_CALL}`, connections, caller));
      empty.push(await answersPerSecond(bare, connections, caller));
    }
    figures.push({ connections, guarded: timesOf(guarded), hello: timesOf(empty) });
  }
  hello.kill();
  return figures;
}

async function answersPerSecond(url: string, connections: number, caller: BenchCaller): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[AUTOCANNON, '--json', '--duration', '3', '--connections', String(connections)],
    ...['--header', `authorization=Bearer ${caller.token}`, '--header', `x-branch=${caller.branchId}`, url],
  ]);
  const { requests, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls of ${url} failed.`);
  return requests.average;
}
