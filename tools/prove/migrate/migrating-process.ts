// A process that migrates, to be killed: at a gate that the proof holds shut, or by itself at a moment of its own.
import pg from 'pg';
import { applyMigrations } from '#server-kit/migrate/apply-migrations.ts';
import type { MigrationOrder } from './killed-process.ts';

process.once('message', (order: MigrationOrder) => void migrate(order));

async function migrate({ url, files, deathAfter }: MigrationOrder): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (deathAfter) dieAfter(client, deathAfter);
  await applyMigrations(client, files);
  await client.end();
  process.disconnect();
}

/** Ends this process once the SQL of a file has run: before that is recorded, before it is committed, or just then. */
function dieAfter(client: pg.Client, { sql, when }: NonNullable<MigrationOrder['deathAfter']>): void {
  const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
  let hasRun = false;
  const dying = (...words: unknown[]) => {
    const text = String(words[0]);
    if (hasRun && when === 'unrecorded') return die();
    if (hasRun && when === 'uncommitted' && text === 'commit') return die();
    const answer = query(...words);
    if (hasRun && text === 'commit') setImmediate(die);
    hasRun ||= text.endsWith(sql);
    return answer;
  };
  Object.assign(client, { query: dying });
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}
