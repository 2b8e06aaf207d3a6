import { LEDGER_FOLDS } from '#modules/finance/public.ts';
import { startUpkeep } from '#server-kit/db/upkeep.ts';
import { openLog } from '#server-kit/http/log.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { withProgress } from '../../tools/launch/progress.mjs';
import { createServer } from './create-server.ts';
import { listen, listeningPlace } from './listen.ts';
import { resolveDatabase } from './postgres/resolve-database.ts';

export type BootedServer = { stop(): Promise<void> };

/** Everything between a start and the first answer, in its order; what was opened is closed in the opposite one. */
export async function boot(env: NodeJS.ProcessEnv, stopping: AbortSignal): Promise<BootedServer> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const place = listeningPlace(env);

    const database = await withProgress('Starting the database', () =>
      resolveDatabase(env, { log: console.log }),
    );
    opened.push(database.stop);
    stopping.throwIfAborted();

    await withProgress('Preparing the database', () => prepareDatabase(database));
    stopping.throwIfAborted();

    const log = openLog();
    const upkeep = startUpkeep({
      jobUrl: database.jobUrl,
      folds: LEDGER_FOLDS,
      onFailure: (error) => log.warn({ error }, 'upkeep of the database'),
    });
    opened.push(upkeep.stop);

    const server = await createServer(database);
    opened.push(server.close);

    const address = await listen(server.http, place);
    console.log(`Onepos answers at ${address}\nIts data lives in ${database.place}`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
