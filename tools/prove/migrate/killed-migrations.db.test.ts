import { expect, test } from 'vitest';
import { runKilledMigrations } from './run-killed-migrations.ts';

const SEED = 39;

test(`a migration that is killed is there whole or not at all, wherever that happens (seed ${SEED})`, async () => {
  // Each statement is tried by `npm run prove -- killed-migrations`.
  const { files, processes, backends } = await runKilledMigrations(0.02, SEED);
  expect(files).toBeGreaterThan(0);
  expect(Math.min(processes, backends)).toBeGreaterThan(0);
}, 600_000);
