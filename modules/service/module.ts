import { defineModule } from '#core/define-module.ts';
import { BOARD } from './board/board.words.ts';
import { COLLECT } from './collect/collect.words.ts';
import { lockCodes } from './lock-code/lock-codes-table.ts';
import { MY_JOBS } from './my-jobs/my-jobs.words.ts';
import { service } from './service/service.entity.ts';
import { serviceWords } from './service/service.i18n.ts';
import { soldServices } from './service/sold-services-table.ts';
import { serviceType } from './service-type/service-type.entity.ts';
import { serviceTypeWords } from './service-type/service-type.i18n.ts';

export const services = defineModule({
  name: 'service',
  title: { en: 'Service', sw: 'Huduma' },
  icon: 'service',
  permission: 'view_service_menu',
  entities: [
    { entity: service, words: serviceWords },
    { entity: serviceType, words: serviceTypeWords },
  ],
  tables: [lockCodes, soldServices],
  menu: [
    { title: BOARD.title, route: '/service/board', permission: 'list_services' },
    { title: COLLECT.title, route: '/service/collect', permission: 'list_services' },
    { title: MY_JOBS.title, route: '/service/my-jobs', permission: 'list_services' },
  ],
  screens: [
    { path: '/service/board', title: BOARD.title, permission: 'list_services' },
    { path: '/service/collect', title: COLLECT.title, permission: 'list_services' },
    { path: '/service/my-jobs', title: MY_JOBS.title, permission: 'list_services' },
  ],
});
