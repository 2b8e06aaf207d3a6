import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { findMutants } from './find-mutants.ts';
import { readMutants, withoutGuard } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MUTANTS = findMutants(ROOT);

describe('a mutant fits the code it takes a guard out of', () => {
  test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_, mutant) => {
    expect(mutant.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const text = readFileSync(join(ROOT, mutant.file), 'utf8');
    expect(withoutGuard(mutant, text)).not.toBe(text);
  });
});

test('a row says what it takes out and which tests must notice', () => {
  const row = { name: 'oversell', guard: 'a till sells only what is there', file: 'x.ts', put: '' };
  const table = [
    { ...row, test: 'a.test.ts', find: 'check();' },
    { ...row, test: ['a.test.ts', 'b.test.ts'], find: ['if (a)', '  check();'] },
  ];
  const [one, several] = readMutants(JSON.stringify(table));
  expect(one).toEqual({ ...row, tests: ['a.test.ts'], find: 'check();' });
  expect(several).toEqual({ ...row, tests: ['a.test.ts', 'b.test.ts'], find: 'if (a)\n  check();' });
  expect(() => readMutants(JSON.stringify([{ ...row, test: 'a.test.ts', find: '' }]))).toThrow('oversell: a');
});

test('a guard that is not there, or twice, is not taken out', () => {
  const mutant = { name: 'm', guard: 'g', tests: ['a.test.ts'], file: 'x.ts', find: 'check();', put: '$&' };
  expect(withoutGuard(mutant, 'a\ncheck();\nb')).toBe('a\n$&\nb');
  expect(() => withoutGuard(mutant, 'a')).toThrow('m finds its guard 0 times in x.ts.');
  expect(() => withoutGuard(mutant, 'check(); check();')).toThrow('2 times');
});

test('each mutant has a name of its own', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

describe('a change chooses', () => {
  const mutants = Array.from({ length: 30 }, (_, n) => ({
    ...{ name: `m${n}`, guard: 'g', tests: ['a.test.ts'] },
    ...{ file: `file-${n}.ts`, find: 'check();', put: '' },
  }));
  const changed = mutants.map((mutant) => (mutant.name === 'm4' ? { ...mutant, put: 'other();' } : mutant));
  const names = (now: typeof mutants, files: readonly string[], most = 20, since: string | null = 'abc') => {
    const change = { since, because: '', files };
    return chooseMutants(now, { change, before: mutants, seed: 7, some: 5, most }).chosen.map(
      ({ name }) => name,
    );
  };

  test('the mutants of its files, those that are new or changed themselves, and five others by the seed', () => {
    const chosen = names(changed, ['file-3.ts', 'elsewhere.ts']);
    expect(chosen).toHaveLength(7);
    expect(chosen).toEqual(expect.arrayContaining(['m3', 'm4']));
    expect(names(changed, ['file-3.ts'])).toEqual(chosen);
    expect(names(mutants, [])).toHaveLength(5);
  });

  test('no more than it was given time for, and says how many it left', () => {
    const change = { since: null, because: '', files: [] };
    const { chosen, said } = chooseMutants(mutants, { change, before: [], seed: 7, some: 5, most: 20 });
    expect(chosen).toHaveLength(20);
    expect(said).toContain('20 of 30 whose target changed (all of them:');
  });
});
