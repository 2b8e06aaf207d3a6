import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { kmPerLitre, odometerOfTruck, statusOfTruck } from './truck/server/truck-columns.ts';
import { truckOperationHooks } from './truck-operation/server/truck-operation.hooks.ts';
import { TRUCK_OPERATION_CHECKS } from './truck-operation/server/truck-operation-checks.ts';
import { truckOperationDocument } from './truck-operation/server/truck-operation-document.ts';
import { truckOrderDocument } from './truck-order/server/drive-trip.ts';
import { truckOrderHooks } from './truck-order/server/truck-order.hooks.ts';
import { TRUCK_ORDER_CHECKS } from './truck-order/server/truck-order-checks.ts';
import * as columns from './truck-order/server/truck-order-columns.ts';

export const transportServer = defineServerModule({
  documents: { 'truck-operation': truckOperationDocument, 'truck-order': truckOrderDocument },
  computed: { statusOfTruck, odometerOfTruck, kmPerLitre, ...columns },
  hooks: { 'truck-operation': truckOperationHooks, 'truck-order': truckOrderHooks },
  brings: { bookChecks: [...TRUCK_ORDER_CHECKS, ...TRUCK_OPERATION_CHECKS] },
});
