import { backupsServer } from '#modules/platform/module.server.ts';
import type { ServerModule } from '#server-kit/operation/server-module.ts';

/** The calls about backups where nobody makes any. */
export function backupsOfTests(): ServerModule {
  return backupsServer({
    look: async () => ({ state: 'off', is_running: false, next_at: null, last_error: null, kept: [] }),
    begin: () => true,
  });
}
