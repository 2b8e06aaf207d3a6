import { defineConfig } from 'vitest/config';

const WITH_DATABASE = [
  '**/*.db.test.ts',
  '**/*.command.test.ts',
  '**/contract.test.ts',
  '**/*.contract.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** Two kinds of tests: `unit` is pure and takes milliseconds, `db` works on a real PostgreSQL. */
export default defineConfig({
  test: {
    allowOnly: false,
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
          exclude: NEVER,
          globalSetup: 'packages/server-kit/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
