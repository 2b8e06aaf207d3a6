import { defineConfig } from 'vitest/config';
import { ALONE, STARTS_ITS_OWN, WITH_DATABASE } from './tools/test/test-files.ts';

const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
const LEFT_BEHIND = 'tools/test/as-it-was.ts';
/** What is waited for may take long: on a busy machine a second is over before anybody has had a turn. */
const PATIENT = { poll: { timeout: 60_000 } };

/**
 * Two kinds of tests: `unit` is pure and takes milliseconds, `db` works on a real PostgreSQL. Their files share processes
 * and the modules imported there, for importing them again was two thirds of the work; `alone` is for those that cannot.
 */
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
          exclude: [...NEVER, ...WITH_DATABASE, ...ALONE],
          isolate: false,
          setupFiles: LEFT_BEHIND,
          expect: PATIENT,
          // Some start a program, and the machine may be busy with others.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'alone', include: ALONE, expect: PATIENT, testTimeout: 60_000 } },
      {
        test: {
          name: 'db',
          include: WITH_DATABASE,
          exclude: [...NEVER, ...(process.env.TEST_DATABASE_URL ? STARTS_ITS_OWN : [])],
          isolate: false,
          setupFiles: [LEFT_BEHIND, 'apps/server/testing/lock-order.setup.ts'],
          expect: PATIENT,
          globalSetup: 'packages/server-kit/testing/global-setup.ts',
          // A limit for what hangs, not a measure: some ask every call of the product, on machines of every kind.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
