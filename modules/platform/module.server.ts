import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { listBusinesses } from './business/server/list-businesses.query.ts';
import { takeFee } from './fee-payment/server/take-fee.command.ts';

export const platformServer = defineServerModule({ operations: [listBusinesses, takeFee] });
