import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { listBusinesses } from './business/server/list-businesses.query.ts';
import { noteStatus } from './fee-payment/server/note-status.job.ts';
import { takeFee } from './fee-payment/server/take-fee.command.ts';

export const platformServer = defineServerModule({
  operations: [listBusinesses, takeFee],
  jobs: [noteStatus],
});
