/** Everything `npm test` does, in its order. A check counts as one; a run of tests counts each of them. */
export const STEPS = [
  { title: 'Format', check: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--linter-enabled=false', '.'] },
  { title: 'Lint', check: ['node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.'] },
  { title: 'Lint: our own rules', check: ['tools/lint/run.ts'] },
  { title: 'Boundaries', check: ['tools/boundaries.ts'] },
  { title: 'Spelling', check: ['node_modules/cspell/bin.mjs', 'lint', '--gitignore', '--no-progress', '.'] },
  { title: 'Types: definitions', check: ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.core.json'] },
  { title: 'Types: server', check: ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.server.json'] },
  {
    title: 'Types: browser tests',
    check: ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.e2e.json'],
  },
  { title: 'Types: web', check: ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.web.json'] },
  { title: 'Unit tests in Greenwich', vitest: ['--project', 'unit'], env: { TZ: 'UTC' } },
  {
    title: 'Unit tests in Dar es Salaam',
    vitest: ['--project', 'unit'],
    env: { TZ: 'Africa/Dar_es_Salaam' },
  },
  { title: 'Command and contract tests', vitest: ['--project', 'db'] },
  {
    title: 'Command and contract tests on the oldest PostgreSQL',
    vitest: ['--project', 'db'],
    through: 'tools/test/on-oldest-postgres.ts',
  },
  { title: 'Build', check: ['tools/launch/build.mjs'] },
  { title: 'Browser tests', playwright: ['--config', 'e2e/playwright.config.ts'], needsBrowser: true },
];
