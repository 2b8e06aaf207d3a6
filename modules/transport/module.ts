import { defineModule } from '#core/define-module.ts';
import { BOARD } from './board/board.words.ts';
import { cargo } from './cargo/cargo.entity.ts';
import { cargoWords } from './cargo/cargo.i18n.ts';
import { DRIVER } from './driver/driver.words.ts';
import { route } from './route/route.entity.ts';
import { routeWords } from './route/route.i18n.ts';
import { truck } from './truck/truck.entity.ts';
import { truckWords } from './truck/truck.i18n.ts';
import { truckOperation } from './truck-operation/truck-operation.entity.ts';
import { truckOperationWords } from './truck-operation/truck-operation.i18n.ts';
import { truckOrder } from './truck-order/truck-order.entity.ts';
import { truckOrderWords } from './truck-order/truck-order.i18n.ts';
import { truckService } from './truck-service/truck-service.entity.ts';
import { truckServiceWords } from './truck-service/truck-service.i18n.ts';

/** The board shows all trucks, and the trips that its reader sees. */
const SEES_BOARD = ['list_trucks', 'list_truck_orders'] as const;

export const transport = defineModule({
  name: 'transport',
  title: { en: 'Transport', sw: 'Usafiri' },
  icon: 'transport',
  permission: 'view_transport_menu',
  entities: [
    { entity: truck, words: truckWords },
    { entity: route, words: routeWords },
    { entity: cargo, words: cargoWords },
    { entity: truckOrder, words: truckOrderWords },
    { entity: truckOperation, words: truckOperationWords },
    { entity: truckService, words: truckServiceWords },
  ],
  menu: [
    { title: BOARD.title, route: '/transport/board', permission: SEES_BOARD },
    { title: DRIVER.title, route: '/transport/my-trips', permission: 'list_truck_orders' },
  ],
  screens: [
    { path: '/transport/board', title: BOARD.title, permission: SEES_BOARD },
    { path: '/transport/my-trips', title: DRIVER.title, permission: 'list_truck_orders' },
  ],
});
