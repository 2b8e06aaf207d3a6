import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Times, timesOf } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROJECTS = ['tsconfig.core.json', 'tsconfig.server.json', 'tsconfig.web.json'];

/** Seconds for all three projects, one after the other. */
export async function measureTypeCheck(): Promise<Times> {
  const taken: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now();
    for (const project of PROJECTS) await check(project);
    taken.push((performance.now() - began) / 1000);
  }
  return timesOf(taken);
}

async function check(project: string): Promise<void> {
  // What is wrong is said by `npm test`; here only the time counts.
  await promisify(execFile)(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', project], {
    cwd: ROOT,
  }).catch(() => undefined);
}
