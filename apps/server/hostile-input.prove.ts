import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { runHostile } from './testing/hostile/run-hostile.ts';

export const name = 'hostile-input';

/** Every fault we know of in every place of every call (reliability.md, T1, T2, T5, T8). */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    await prepareDatabase({ adminUrl: server.adminUrl, passwords: rolePasswords(server.adminUrl) });
    const template = new URL(server.adminUrl).pathname.slice(1);
    const database = await openTestDatabase({ adminUrl: server.adminUrl, secret: server.adminUrl, template });
    const perSort = size >= 1 ? Infinity : Math.ceil(40 * size);
    const { tried, refused, faults, slowest } = await runHostile(database, { perSort, seed });
    if (faults.length) throw new Error(`${faults.length} of ${tried}:\n${oneOfEach(faults).join('\n')}`);
    return `${tried} attempts, ${refused} refused, nothing changed by them, the slowest took ${slowest.toFixed()} ms`;
  } finally {
    await server.stop();
  }
}

/** Faults come by the hundred from one cause; one of each call and sort shows it. */
function oneOfEach(faults: readonly string[]): string[] {
  const alike = Map.groupBy(faults, (fault) => fault.replace(/\?\S*/, '').split(' · ', 2).join());
  return [...alike.values()].map((of) => `${of.length} × ${of[0]}`);
}
