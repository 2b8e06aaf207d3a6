import { affectedBy } from './affected.ts';
import type { Options } from './options.ts';
import { lotSettings, type Selection } from './selection.ts';
import { startsItsOwn, testKind } from './test-files.ts';

/** One part of `npm test`. A check counts as one; a run of tests counts each of them. */
export interface Step {
  title: string;
  /** A program and its words, run by the Node of the lock file. */
  check?: readonly string[];
  /** Whether a check is seen while it runs; others say something only when they fail. */
  isShown?: boolean;
  /** What stands behind `vitest run`. */
  vitest?: readonly string[];
  /** A program that starts vitest in its place. */
  through?: string;
  /** What stands behind `playwright test`. */
  playwright?: readonly string[];
  /** Whether the seconds of its flows are written down. */
  recordsSeconds?: boolean;
  env?: Readonly<Record<string, string>>;
  /** What runs at the same time: it leaves a processor free, or waits for one. */
  beside?: Step;
}

const TSC = 'node_modules/typescript7/bin/tsc';

/** What needs no test to be run. */
const STATIC: readonly Step[] = [
  { title: 'Format', check: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--linter-enabled=false', '.'] },
  { title: 'Lint', check: ['node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.'] },
  {
    title: 'Lint: our own rules',
    check: ['tools/lint/run.ts'],
    beside: { title: 'Boundaries', check: ['tools/boundaries.ts'] },
  },
  {
    title: 'Spelling',
    check: ['node_modules/cspell/bin.mjs', 'lint', '--gitignore', '--no-progress', '.'],
    beside: { title: 'Types: server', check: [TSC, '-p', 'tsconfig.server.json'] },
  },
  { title: 'Types: definitions', check: [TSC, '-p', 'tsconfig.core.json'] },
  { title: 'Types: browser tests', check: [TSC, '-p', 'tsconfig.e2e.json'] },
  { title: 'Types: web', check: [TSC, '-p', 'tsconfig.web.json'] },
];

const UNIT = ['--project', 'unit', '--project', 'alone'];
const IN_DAR = { TZ: 'Africa/Dar_es_Salaam' };
const CONTRACT = 'packages/server-kit/contract.test.ts';

/** Everything `npm test` does, in its order. */
export function stepsOfAll(selection: Selection): Step[] {
  const { options, graph, inGreenwich, onOldest, servers } = selection;
  const [computing] = bothKinds(graph.files.filter((file) => testKind(file) === 'db'));
  return [
    ...STATIC,
    { title: 'Unit tests in Dar es Salaam', vitest: UNIT, env: IN_DAR },
    { title: 'Unit tests in Greenwich', vitest: [...UNIT, ...inGreenwich], env: { TZ: 'UTC' } },
    {
      title: 'Command and contract tests',
      vitest: ['--project', 'db', ...computing],
      env: lotSettings(selection),
      // Without a file it would run all there are.
      ...(servers.length ? { beside: startingServers(servers) } : {}),
    },
    {
      title: 'Command and contract tests on the oldest PostgreSQL',
      vitest: ['--project', 'db', ...onOldest],
      env: { ...lotSettings(selection), HOSTILE_WHOLE: '' },
      through: 'tools/test/on-oldest-postgres.ts',
    },
    ...(options.withBrowser ? [mutants(selection), ...browser(selection)] : []),
  ];
}

function startingServers(files: readonly string[]): Step {
  return {
    title: 'Tests that start servers of their own',
    vitest: ['--project', 'db', '--maxWorkers', '1', ...files],
  };
}

/** Browser flows, on what is built of the tree as it is. */
export function browser({
  flows,
  options: { recordsSeconds },
}: {
  flows: readonly string[];
  options: Pick<Options, 'recordsSeconds'>;
}): Step[] {
  const playwright = ['--config', 'e2e/playwright.config.ts', ...flows];
  return [
    { title: 'Build', check: ['tools/launch/build.mjs'] },
    { title: 'Browser tests', playwright, recordsSeconds },
  ];
}

/** What `npm run check -- --changed` does: nothing that the change cannot have broken. */
export function stepsOfChange(selection: Selection): Step[] {
  const { change, graph, options } = selection;
  if (change.since === null) return stepsOfAll(selection);
  const { tests, entities } = affectedBy(change.files, graph);
  const ofKind = (...kinds: string[]) => tests.filter((file) => kinds.includes(testKind(file) ?? ''));
  const unit = ofKind('unit', 'alone');
  const [computing, waiting] = bothKinds(ofKind('db'));
  const contract = entities.length > 0 && !computing.includes(CONTRACT) ? [CONTRACT] : [];
  const env = {
    ...IN_DAR,
    ...lotSettings(selection),
    ...(contract.length ? { CONTRACT_OF: entities.join(' ') } : {}),
  };
  const db = [...computing, ...contract, ...waiting];
  console.log(
    `Affected: ${unit.length} files of unit tests, ${db.length} with a database. Seed ${options.seed}.`,
  );
  return [
    ...STATIC,
    ...(unit.length ? [{ title: 'Unit tests', vitest: [...UNIT, ...unit], env }] : []),
    ...(db.length ? [{ title: 'Command and contract tests', vitest: ['--project', 'db', ...db], env }] : []),
  ];
}

/** Mutants that the change concerns, and a few by lot: all tests were run just now, so only a missing guard turns one red. */
function mutants({ options, change }: Selection): Step {
  const which = ['--changed', '--some', '5', '--most', options.everything ? 'all' : '12'];
  const again = ['--seed', String(options.seed), ...(change.since ? ['--since', change.since] : [])];
  return {
    title: 'Mutants',
    check: ['tools/mutants/run.ts', '--proven', ...which, ...again],
    isShown: true,
  };
}

function bothKinds(files: readonly string[]): [computing: string[], waiting: string[]] {
  return [files.filter((file) => !startsItsOwn(file)), files.filter(startsItsOwn)];
}
