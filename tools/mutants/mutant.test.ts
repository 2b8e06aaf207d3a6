import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readMutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATCHES = globSync('tools/mutants/*.patch', { cwd: ROOT });

describe('a mutant fits the code it takes a guard out of', () => {
  test.each(PATCHES)('%s', (patch) => {
    const mutant = readMutant(basename(patch, '.patch'), readFileSync(join(ROOT, patch), 'utf8'));
    expect(mutant.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const { status, stderr } = spawnSync('git', ['apply', '--check', '-'], {
      cwd: ROOT,
      input: mutant.patch,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

test('a patch says what it takes out and which tests must notice', () => {
  const text =
    'Guard: a till sells only what is there\nTest: a.test.ts\nTest: b.test.ts\n\n--- a/x.ts\n+++ b/x.ts\n';
  expect(readMutant('oversell', text)).toEqual({
    name: 'oversell',
    guard: 'a till sells only what is there',
    tests: ['a.test.ts', 'b.test.ts'],
    patch: '--- a/x.ts\n+++ b/x.ts\n',
  });
  expect(() => readMutant('silent', '--- a/x.ts\n')).toThrow('silent.patch needs');
});
