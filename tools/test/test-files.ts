import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What works on a real PostgreSQL. */
export const WITH_DATABASE = [
  '**/*.db.test.ts',
  '**/*.command.test.ts',
  '**/contract.test.ts',
  '**/*.contract.test.ts',
];

/** What starts databases of its own has nothing to learn from the server that a run was given. */
export const STARTS_ITS_OWN = [
  'apps/server/backup/killed-restore.db.test.ts',
  'apps/server/postgres/**',
  'apps/server/server-process.db.test.ts',
  'apps/server/database-outage.db.test.ts',
  'packages/server-kit/migrate/role-passwords.db.test.ts',
  'tools/new/**',
  'tools/prove/import/killed-imports.db.test.ts',
  'tools/prove/migrate/killed-migrations.db.test.ts',
  'tools/replay/**',
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What replaces a module, for every file that would import it after this one: `vi.mock` says so. */
export const ALONE = globSync('{apps,modules,packages,specification,tools}/**/*.test.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => !isOneOf(WITH_DATABASE, file) && /^vi\.mock\(/m.test(readFileSync(join(ROOT, file), 'utf8')),
  );

/** `unit` is pure and takes milliseconds, `alone` the same with a process of its own, `db` works on a database. */
export type TestKind = 'unit' | 'alone' | 'db';

/** Which of them a file is; null where it is no file of tests for vitest. */
export function testKind(file: string): TestKind | null {
  if (!file.endsWith('.test.ts') || file.startsWith('e2e/')) return null;
  if (isOneOf(WITH_DATABASE, file)) return 'db';
  return isOneOf(ALONE, file) ? 'alone' : 'unit';
}

/** Whether a file starts servers and databases of its own, for which it waits most of its time. */
export function startsItsOwn(file: string): boolean {
  return isOneOf(STARTS_ITS_OWN, file);
}

function isOneOf(patterns: readonly string[], file: string): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern));
}
