import { takenOffOf } from '#modules/finance/public.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { transportBoard } from './board/server/board.query.ts';
import { cargoHooks } from './cargo/server/cargo.hooks.ts';
import { splitCargo } from './cargo/server/split-cargo.command.ts';
import { ownTripsQuery } from './driver/server/own-trips.query.ts';
import { tripByLink } from './link/server/trip-by-link.query.ts';
import { cockpitQuery } from './truck/server/cockpit.query.ts';
import { daysQuery } from './truck/server/days.query.ts';
import { fuelQuery } from './truck/server/fuel.query.ts';
import { papersDue, papersEnd } from './truck/server/papers-of-trucks.ts';
import { tellLocation } from './truck/server/tell-location.command.ts';
import { idleDaysOfTruck, kmPerLitre, odometerOfTruck, statusOfTruck } from './truck/server/truck-columns.ts';
import { truckOperationHooks } from './truck-operation/server/truck-operation.hooks.ts';
import { TRUCK_OPERATION_CHECKS } from './truck-operation/server/truck-operation-checks.ts';
import { truckOperationDocument } from './truck-operation/server/truck-operation-document.ts';
import { truckOperation } from './truck-operation/truck-operation.entity.ts';
import { advanceAccountQuery } from './truck-order/server/advance-account.query.ts';
import { TRIP_CLAIMS } from './truck-order/server/deposit-of-trip.ts';
import { truckOrderDocument } from './truck-order/server/drive-trip.ts';
import { expectedCostsOfTrip, expectedCostsOnRoute } from './truck-order/server/expected-costs.query.ts';
import { filledPercent, loadKg, loadM3 } from './truck-order/server/load-of-trip.ts';
import { tripPreviewQuery } from './truck-order/server/trip-preview.query.ts';
import { truckOrderHooks } from './truck-order/server/truck-order.hooks.ts';
import { TRUCK_ORDER_CHECKS } from './truck-order/server/truck-order-checks.ts';
import * as columns from './truck-order/server/truck-order-columns.ts';
import { waybill } from './truck-order/server/waybill.query.ts';
import { truckOrder } from './truck-order/truck-order.entity.ts';
import { dueOfService } from './truck-service/server/due-services.ts';
import { truckServiceHooks } from './truck-service/server/truck-service.hooks.ts';
import { TRUCK_SERVICE_CHECKS } from './truck-service/server/truck-service-checks.ts';
import { truckServiceDocument } from './truck-service/server/truck-service-document.ts';
import { truckService } from './truck-service/truck-service.entity.ts';

export const transportServer = defineServerModule({
  documents: {
    'truck-operation': truckOperationDocument,
    'truck-order': truckOrderDocument,
    'truck-service': truckServiceDocument,
  },
  operations: [
    splitCargo,
    tellLocation,
    tripByLink,
    fuelQuery,
    cockpitQuery,
    daysQuery,
    ownTripsQuery,
    waybill,
    advanceAccountQuery,
    transportBoard,
    expectedCostsOfTrip,
    expectedCostsOnRoute,
    tripPreviewQuery,
  ],
  computed: {
    takenOffTruckOrder: takenOffOf(truckOrder),
    takenOffTruckService: takenOffOf(truckService),
    takenOffTruckOperation: takenOffOf(truckOperation),
    statusOfTruck,
    idleDaysOfTruck,
    papersDue,
    papersEnd,
    odometerOfTruck,
    kmPerLitre,
    dueOfService,
    loadKg,
    loadM3,
    filledPercent,
    ...columns,
  },
  hooks: {
    cargo: cargoHooks,
    'truck-operation': truckOperationHooks,
    'truck-order': truckOrderHooks,
    'truck-service': truckServiceHooks,
  },
  brings: {
    bookChecks: [...TRUCK_ORDER_CHECKS, ...TRUCK_OPERATION_CHECKS, ...TRUCK_SERVICE_CHECKS],
    depositClaims: [TRIP_CLAIMS],
  },
});
