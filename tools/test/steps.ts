/** One part of `npm test`. A check counts as one; a run of tests counts each of them. */
export interface Step {
  title: string;
  /** A program and its words, run by the Node of the lock file. */
  check?: readonly string[];
  /** What stands behind `vitest run`. */
  vitest?: readonly string[];
  /** A program that starts vitest in its place. */
  through?: string;
  /** What stands behind `playwright test`. */
  playwright?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const TSC = 'node_modules/typescript7/bin/tsc';

/** What needs no test to be run. */
export const STATIC: readonly Step[] = [
  { title: 'Format', check: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--linter-enabled=false', '.'] },
  { title: 'Lint', check: ['node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.'] },
  { title: 'Lint: our own rules', check: ['tools/lint/run.ts'] },
  { title: 'Boundaries', check: ['tools/boundaries.ts'] },
  { title: 'Spelling', check: ['node_modules/cspell/bin.mjs', 'lint', '--gitignore', '--no-progress', '.'] },
  { title: 'Types: definitions', check: [TSC, '-p', 'tsconfig.core.json'] },
  { title: 'Types: server', check: [TSC, '-p', 'tsconfig.server.json'] },
  { title: 'Types: browser tests', check: [TSC, '-p', 'tsconfig.e2e.json'] },
  { title: 'Types: web', check: [TSC, '-p', 'tsconfig.web.json'] },
];

const BROWSER: readonly Step[] = [
  { title: 'Build', check: ['tools/launch/build.mjs'] },
  { title: 'Browser tests', playwright: ['--config', 'e2e/playwright.config.ts'] },
];

/** Everything `npm test` does, in its order; `inGreenwich` are the unit tests that could tell another time zone. */
export function stepsOfAll({
  inGreenwich,
  withBrowser,
}: {
  inGreenwich: readonly string[];
  withBrowser: boolean;
}): Step[] {
  const unit = ['--project', 'unit', '--project', 'alone'];
  return [
    ...STATIC,
    { title: 'Unit tests in Dar es Salaam', vitest: unit, env: { TZ: 'Africa/Dar_es_Salaam' } },
    { title: 'Unit tests in Greenwich', vitest: [...unit, ...inGreenwich], env: { TZ: 'UTC' } },
    { title: 'Command and contract tests', vitest: ['--project', 'db'] },
    {
      title: 'Command and contract tests on the oldest PostgreSQL',
      vitest: ['--project', 'db'],
      through: 'tools/test/on-oldest-postgres.ts',
    },
    ...(withBrowser ? BROWSER : []),
  ];
}
