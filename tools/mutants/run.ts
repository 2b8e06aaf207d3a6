import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { copyOfTree } from '../copy-of-tree.ts';
import { type Mutant, readMutant } from './mutant.ts';
import { type Colour, runTests } from './run-tests.ts';

/** What became of a mutant: `killed` is what each of them must be. */
type Fate = 'killed' | 'survived' | 'does not apply' | 'breaks the code' | 'red anyway';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const FATES = { green: 'survived', red: 'killed', broken: 'breaks the code' } as const;

/**
 * `npm run mutants [-- name …] [--from name] [--lanes 2]`: takes out one guard after the other in copies of the tree and
 * wants to see its tests turn red. What was broken off goes on with `--from` the last name that was printed.
 */
async function runMutants(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: '' }, lanes: { type: 'string', default: '2' } },
  });
  const mutants = readMutants(positionals, values.from);
  const server = await startThrowAwayPostgres();
  try {
    const copies = Array.from({ length: Number(values.lanes) }, copyOfTree);
    const work = { waiting: mutants.values(), unchanged: new Map(), databaseUrl: server.adminUrl };
    const fates = await Promise.all(copies.map((copy) => takeMutants(copy, work))).finally(() => {
      for (const copy of copies) rmSync(copy, { recursive: true, force: true });
    });
    const killed = fates.flat().filter((fate) => fate === 'killed').length;
    console.log(`${killed} of ${mutants.length} mutants killed`);
    return mutants.length > 0 && killed === mutants.length ? 0 : 1;
  } finally {
    await server.stop();
  }
}

function readMutants(parts: readonly string[], from: string): Mutant[] {
  const isNamed = (file: string) => parts.length === 0 || parts.some((part) => file.includes(part));
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch') && file >= from && isNamed(file))
    .toSorted()
    .map((file) => readMutant(basename(file, '.patch'), readFileSync(join(FOLDER, file), 'utf8')));
}

/** What the copies share. */
interface Work {
  waiting: Iterable<Mutant>;
  /** The colour of tests while no guard is missing. */
  unchanged: Map<string, Promise<Colour>>;
  databaseUrl: string;
}

/** One copy takes mutant after mutant of those that wait. */
async function takeMutants(copy: string, work: Work): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const mutant of work.waiting) {
    const fate = await fateOf(mutant, copy, work);
    console.log(`${fate.padEnd(16)}${mutant.name.padEnd(36)}${mutant.guard}`);
    fates.push(fate);
  }
  return fates;
}

async function fateOf(mutant: Mutant, copy: string, { unchanged, databaseUrl }: Work): Promise<Fate> {
  const tests = mutant.tests.join(' ');
  if (!unchanged.has(tests)) unchanged.set(tests, runTests(copy, mutant.tests, databaseUrl));
  if ((await unchanged.get(tests)) !== 'green') return 'red anyway';
  if (!applyPatch(mutant, copy, [])) return 'does not apply';
  const colour = await runTests(copy, mutant.tests, databaseUrl);
  if (!applyPatch(mutant, copy, ['--reverse'])) throw new Error(`${mutant.name} could not be taken back.`);
  return FATES[colour];
}

function applyPatch({ patch }: Mutant, copy: string, options: readonly string[]): boolean {
  return spawnSync('git', ['apply', ...options, '-'], { cwd: copy, input: patch }).status === 0;
}

process.exitCode = await runMutants();
