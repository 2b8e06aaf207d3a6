import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startsItsOwn } from '../test/test-files.ts';

/** `broken` is a file of tests that did not even start: such a mutant shows nothing about the guard. */
export type Colour = 'green' | 'red' | 'broken';

/** Runs some files of tests in a copy of the tree, on the server of all of them where they start none of their own. */
export async function runTests(copy: string, tests: readonly string[], databaseUrl: string): Promise<Colour> {
  const report = join(copy, 'mutant-report.json');
  rmSync(report, { force: true });
  const ownServer = tests.some(startsItsOwn);
  const status = await exitOf(copy, ownServer ? {} : { TEST_DATABASE_URL: databaseUrl }, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--bail',
    '1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ]);
  if (status === 0) return 'green';
  try {
    const { numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number };
    return numFailedTests > 0 ? 'red' : 'broken';
  } catch {
    return 'broken';
  }
}

function exitOf(cwd: string, env: NodeJS.ProcessEnv, command: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, command, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
      .on('error', reject)
      .on('exit', resolve);
  });
}
