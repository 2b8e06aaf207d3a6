import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOfTree } from '../copy-of-tree.ts';
import { type Mutant, readMutant } from './mutant.ts';

/** What became of a mutant: `killed` is what each of them must be. */
type Fate = 'killed' | 'survived' | 'does not apply' | 'breaks the code';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** `npm run mutants [-- name]`: takes out one guard after the other in a copy and wants to see its tests turn red. */
function runMutants(wanted: string | undefined): number {
  const mutants = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch') && (!wanted || file.includes(wanted)))
    .map((file) => readMutant(basename(file, '.patch'), readFileSync(join(FOLDER, file), 'utf8')));
  const copy = copyOfTree();
  try {
    const red = [...new Set(mutants.flatMap(({ tests }) => tests))].filter(
      (test) => runTests(copy, [test]) !== 'green',
    );
    if (red.length > 0) throw new Error(`Red without any mutant, so they prove nothing: ${red.join(', ')}`);
    const fates = mutants.map((mutant) => ({ ...mutant, fate: fateOf(mutant, copy) }));
    for (const { name, guard, fate } of fates) console.log(`${fate.padEnd(16)}${name.padEnd(36)}${guard}`);
    const killed = fates.filter(({ fate }) => fate === 'killed').length;
    console.log(`${killed} of ${fates.length} mutants killed`);
    return fates.length > 0 && killed === fates.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function fateOf(mutant: Mutant, copy: string): Fate {
  if (!applyPatch(mutant, copy, [])) return 'does not apply';
  const result = runTests(copy, mutant.tests);
  if (!applyPatch(mutant, copy, ['--reverse'])) throw new Error(`${mutant.name} could not be taken back.`);
  return result === 'green' ? 'survived' : result === 'red' ? 'killed' : 'breaks the code';
}

function applyPatch({ patch }: Mutant, copy: string, options: readonly string[]): boolean {
  return spawnSync('git', ['apply', ...options, '-'], { cwd: copy, input: patch }).status === 0;
}

/** `broken` is a file of tests that did not even start: such a mutant shows nothing about the guard. */
function runTests(copy: string, tests: readonly string[]): 'green' | 'red' | 'broken' {
  const report = join(copy, 'mutant-report.json');
  rmSync(report, { force: true });
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--bail',
    '1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { status } = spawnSync(process.execPath, [...command, ...tests], { cwd: copy, stdio: 'ignore' });
  if (status === 0) return 'green';
  try {
    const { numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number };
    return numFailedTests > 0 ? 'red' : 'broken';
  } catch {
    return 'broken';
  }
}

if (import.meta.main) process.exitCode = runMutants(process.argv[2]);
