import { runKilledMigrations } from './run-killed-migrations.ts';

export const name = 'killed-migrations';

/** Every migration killed at every statement, by its process and by its backend: before or after, never between (T39). */
export async function run(size: number, seed: number): Promise<string> {
  const { files, statements, processes, backends, databases, kept } = await runKilledMigrations(size, seed);
  return `${files} files of ${statements} statements: ${processes} kills of the migrating process, ${backends} of its backend and ${databases} of the database; the schema was each time that before the file, ${kept} times of ${files} that after it where the commit was on its way; in the end that of a run without a kill; two servers that began at once both serve`;
}
