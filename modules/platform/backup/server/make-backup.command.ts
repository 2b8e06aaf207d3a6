import { newId } from '#core/ids.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { BackupUnderWay } from '../../errors.ts';
import type { Backups } from './backups.ts';

/** Begins a backup beside the work of the server; who asked for it is on record. */
export const makeBackupNow = (backups: Backups) =>
  defineCommand({
    name: 'platform.make-backup',
    route: 'POST api/platform/make-backup',
    permission: 'make_backup',
    fields: {},
    async run(context) {
      await context.services.activities.write(context, [
        {
          entity: 'backup',
          record_id: newId(),
          // Its time is that of the activity.
          record_name: null,
          type: 'creation',
          changes: [],
        },
      ]);
      if (!backups.begin()) throw BackupUnderWay();
      return { is_running: true };
    },
  });
