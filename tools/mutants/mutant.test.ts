import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { findMutants } from './find-mutants.ts';
import { readMutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MUTANTS = findMutants(ROOT);

describe('a mutant fits the code it takes a guard out of', () => {
  test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_, mutant) => {
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
  expect(readMutant('oversell', text, 'modules/stock/mutants/oversell.patch')).toEqual({
    name: 'oversell',
    file: 'modules/stock/mutants/oversell.patch',
    guard: 'a till sells only what is there',
    tests: ['a.test.ts', 'b.test.ts'],
    targets: ['x.ts'],
    patch: '--- a/x.ts\n+++ b/x.ts\n',
  });
  expect(() => readMutant('silent', '--- a/x.ts\n')).toThrow('silent.patch needs');
});

test('each mutant has a name of its own', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

describe('a change chooses', () => {
  const mutants = Array.from({ length: 30 }, (_, n) =>
    readMutant(
      `m${n}`,
      `Guard: g\nTest: a.test.ts\n--- a/file-${n}.ts\n+++ b/file-${n}.ts\n`,
      `mutants/m${n}.patch`,
    ),
  );
  const names = (files: readonly string[], most = 20, since: string | null = 'abc') => {
    const change = { since, because: '', files };
    return chooseMutants(mutants, { change, seed: 7, some: 5, most }).chosen.map(({ name }) => name);
  };

  test('the mutants of its files, those that are new or changed themselves, and five others by the seed', () => {
    const chosen = names(['file-3.ts', 'mutants/m4.patch', 'elsewhere.ts']);
    expect(chosen).toHaveLength(7);
    expect(chosen).toEqual(expect.arrayContaining(['m3', 'm4']));
    expect(names(['file-3.ts', 'mutants/m4.patch'])).toEqual(chosen);
    expect(names([])).toHaveLength(5);
  });

  test('no more than it was given time for, and says how many it left', () => {
    const change = { since: null, because: '', files: [] };
    const { chosen, said } = chooseMutants(mutants, { change, seed: 7, some: 5, most: 20 });
    expect(chosen).toHaveLength(20);
    expect(said).toContain('20 of 30 whose target changed (all of them:');
  });
});
