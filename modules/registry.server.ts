import type { ServerModule } from '#server-kit/operation/server-module.ts';
import { branchServer } from './branch/module.server.ts';
import { customerServer } from './customer/module.server.ts';
import { employeeServer } from './employee/module.server.ts';
import { financeServer } from './finance/module.server.ts';
import { hotelServer } from './hotel/module.server.ts';
import { inventoryServer } from './inventory/module.server.ts';
import { messageServer } from './message/module.server.ts';
import { platformServer } from './platform/module.server.ts';
import { pointOfSaleServer } from './point-of-sale/module.server.ts';
import { procurementServer } from './procurement/module.server.ts';
import { reportServer } from './report/module.server.ts';
import { serviceServer } from './service/module.server.ts';
import { transportServer } from './transport/module.server.ts';

/** The server halves of the modules, in the order in which they build on each other (`order.json`). */
export const serverModules: readonly ServerModule[] = [
  branchServer,
  employeeServer,
  platformServer,
  financeServer,
  customerServer,
  inventoryServer,
  procurementServer,
  pointOfSaleServer,
  serviceServer,
  transportServer,
  hotelServer,
  messageServer,
  reportServer,
];
