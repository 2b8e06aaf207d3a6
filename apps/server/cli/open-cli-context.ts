import { join } from 'node:path';
import { activityBook } from '#modules/branch/public.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { serverKey } from '#server-kit/auth/server-key.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { systemClock } from '#server-kit/operation/clock.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { dataFolderOf } from '../postgres/data-folder.ts';
import { resolveDatabase } from '../postgres/resolve-database.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import type { CliContext } from './cli-command.ts';

/** Opens the database of the installation: that of a running server beside it, or one started for this command alone. */
export async function openCliContext(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
  log: (line: string) => void,
): Promise<CliContext & { close(): Promise<void> }> {
  const resolved = await resolveDatabase(env, { log, beside: true });
  try {
    await prepareDatabase({ ...resolved, tables: PRODUCT_TABLES });
    const { appUrl, loginUrl } = resolved;
    const database = openDatabase({ appUrl, loginUrl, poolSize: 2 });
    return {
      database,
      adminUrl: resolved.adminUrl,
      print,
      serverKey: () => serverKey(env, join(dataFolderOf(env), 'session-key')),
      context: terminalContext({
        services: makeServices(registry, serverModules, activityBook),
        clock: systemClock,
      }),
      async close() {
        await database.close();
        await resolved.stop();
      },
    };
  } catch (error) {
    await resolved.stop();
    throw error;
  }
}
