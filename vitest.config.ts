import { defineConfig } from 'vitest/config';

const WITH_DATABASE = [
  '**/*.db.test.ts',
  '**/*.command.test.ts',
  '**/contract.test.ts',
  '**/*.contract.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** What starts databases of its own has nothing to learn from the server that a run was given. */
export const STARTS_ITS_OWN = [
  'apps/server/backup/killed-restore.db.test.ts',
  'apps/server/postgres/**',
  'apps/server/server-process.db.test.ts',
  'apps/server/database-outage.db.test.ts',
  'tools/new/**',
  'tools/prove/import/killed-imports.db.test.ts',
  'tools/prove/migrate/killed-migrations.db.test.ts',
  'tools/replay/**',
];

/** Two kinds of tests: `unit` is pure and takes milliseconds, `db` works on a real PostgreSQL. */
export default defineConfig({
  test: {
    allowOnly: false,
    // A database test waits for the database half of its time, so no core is kept free of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...WITH_DATABASE],
          // Some start a program, and the machine may be busy with others.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: WITH_DATABASE,
          exclude: [...NEVER, ...(process.env.TEST_DATABASE_URL ? STARTS_ITS_OWN : [])],
          globalSetup: 'packages/server-kit/testing/global-setup.ts',
          // A limit for what hangs, not a measure: some ask every call of the product, on machines of every kind.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
