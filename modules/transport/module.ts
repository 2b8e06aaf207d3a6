import { defineModule } from '#core/define-module.ts';
import { cargo } from './cargo/cargo.entity.ts';
import { cargoWords } from './cargo/cargo.i18n.ts';
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
});
