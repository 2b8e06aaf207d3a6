import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every proof is read by the Node that runs it, which knows less TypeScript than the tests do', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tools/prove/run.ts', 'no-proof-is-called-so'], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  expect([stdout.trim(), status]).toEqual(['0 proved, 0 failed', 1]);
}, 60_000);
