import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { statusOfTruck } from './truck/server/truck-columns.ts';
import { truckOrderDocument } from './truck-order/server/drive-trip.ts';
import { truckOrderHooks } from './truck-order/server/truck-order.hooks.ts';
import { TRUCK_ORDER_CHECKS } from './truck-order/server/truck-order-checks.ts';

export const transportServer = defineServerModule({
  documents: { 'truck-order': truckOrderDocument },
  computed: { statusOfTruck },
  hooks: { 'truck-order': truckOrderHooks },
  brings: { bookChecks: TRUCK_ORDER_CHECKS },
});
