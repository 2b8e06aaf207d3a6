import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { copyOfTree } from '../copy-of-tree.ts';
import { readChange, textAt } from '../test/change.ts';
import { chooseMutants } from './choose-mutants.ts';
import { findMutants, mutantsAt } from './find-mutants.ts';
import { type Mutant, withoutGuard } from './mutant.ts';
import { type Colour, runTests } from './run-tests.ts';

/** What became of a mutant: `killed` is what each of them must be. */
type Fate = 'killed' | 'survived' | 'breaks the code' | 'red anyway';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FATES = { green: 'survived', red: 'killed', broken: 'breaks the code' } as const;

/**
 * `npm run mutants [-- name …] [--from name] [--lanes 2]`: takes out one guard after the other in copies of the tree and
 * wants to see its tests turn red. What was broken off goes on with `--from` the last name that was printed.
 *
 * `--changed [--since commit] [--most 12 | all] [--some 5] [--seed 7]` takes those that a change concerns and some of the
 * others; `--proven` says that all tests were green just now, so that they need not be run without a mutant first.
 */
async function runMutants(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '' },
      lanes: { type: 'string', default: '2' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      most: { type: 'string', default: 'all' },
      some: { type: 'string', default: '0' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      proven: { type: 'boolean', default: false },
    },
  });
  const named = findMutants(ROOT).filter(
    ({ name }) =>
      name >= values.from && (positionals.length === 0 || positionals.some((part) => name.includes(part))),
  );
  const mutants = values.changed ? chosenOf(named, values) : named;
  if (values.changed && mutants.length === 0) return 0;
  const server = await startThrowAwayPostgres();
  try {
    const copies = Array.from({ length: Number(values.lanes) }, copyOfTree);
    const unchanged = values.proven ? null : new Map();
    const work = { waiting: mutants.values(), unchanged, databaseUrl: server.adminUrl };
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

function chosenOf(
  mutants: readonly Mutant[],
  { since, most, some, seed }: { since?: string | undefined; most: string; some: string; seed: string },
): Mutant[] {
  const change = readChange(ROOT, since);
  const commit = change.since;
  const { chosen, said } = chooseMutants(mutants, {
    change,
    before: commit === null ? [] : mutantsAt(ROOT, (path) => textAt(ROOT, commit, path)),
    seed: Number(seed),
    some: Number(some),
    most: most === 'all' ? mutants.length : Number(most),
  });
  console.log(`${said} Seed ${seed}, since ${change.since ?? 'ever'} (${change.because}).`);
  return chosen;
}

/** What the copies share. */
interface Work {
  waiting: Iterable<Mutant>;
  /** The colour of tests while no guard is missing; null where all of them are known to be green. */
  unchanged: Map<string, Promise<Colour>> | null;
  databaseUrl: string;
}

/** One copy takes mutant after mutant of those that wait. */
async function takeMutants(copy: string, work: Work): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const mutant of work.waiting) {
    const fate = await fateOf(mutant, copy, work);
    console.log(`${fate.padEnd(17)}${mutant.name.padEnd(36)}${mutant.guard}`);
    fates.push(fate);
  }
  return fates;
}

async function fateOf(mutant: Mutant, copy: string, { unchanged, databaseUrl }: Work): Promise<Fate> {
  const tests = mutant.tests.join(' ');
  if (unchanged) {
    if (!unchanged.has(tests)) unchanged.set(tests, colourOf(mutant, copy, databaseUrl));
    if ((await unchanged.get(tests)) !== 'green') return 'red anyway';
  }
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withoutGuard(mutant, text));
  try {
    return FATES[await colourOf(mutant, copy, databaseUrl)];
  } finally {
    writeFileSync(path, text);
  }
}

/** Two first runs that prepare the new server at once may get in each other's way; the second finds it prepared. */
async function colourOf({ tests }: Mutant, copy: string, databaseUrl: string): Promise<Colour> {
  const tried = await runTests(copy, tests, databaseUrl);
  return tried === 'broken' ? runTests(copy, tests, databaseUrl) : tried;
}

process.exitCode = await runMutants();
