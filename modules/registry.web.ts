import type { WebModule } from '#web-kit/screens/define-web-module.ts';
import { branchWeb } from './branch/module.web.ts';
import { customerWeb } from './customer/module.web.ts';
import { employeeWeb } from './employee/module.web.ts';
import { financeWeb } from './finance/module.web.ts';
import { hotelWeb } from './hotel/module.web.ts';
import { inventoryWeb } from './inventory/module.web.ts';
import { messageWeb } from './message/module.web.ts';
import { platformWeb } from './platform/module.web.ts';
import { pointOfSaleWeb } from './point-of-sale/module.web.ts';
import { procurementWeb } from './procurement/module.web.ts';
import { reportWeb } from './report/module.web.ts';
import { serviceWeb } from './service/module.web.ts';
import { sessionWeb } from './session/module.web.ts';
import { transportWeb } from './transport/module.web.ts';

/** The modules that bring screens of their own; all other screens are derived. */
export const webModules: readonly WebModule[] = [
  branchWeb,
  customerWeb,
  employeeWeb,
  financeWeb,
  hotelWeb,
  inventoryWeb,
  messageWeb,
  platformWeb,
  pointOfSaleWeb,
  procurementWeb,
  reportWeb,
  serviceWeb,
  sessionWeb,
  transportWeb,
];
