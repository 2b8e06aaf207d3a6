import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** A job is taken in with photos and has its papers beside it; the board shows jobs by how they stand and the day of whoever does them. */
export const serviceWeb = defineWebModule({
  links: [{ page: '/job', screen: '/service/collect', permission: 'list_services' }],
  screens: {
    '/service/form': () => import('./service/web/service-form.screen.tsx'),
    '/service/view': () => import('./service/web/service-view.screen.tsx'),
    '/service/collect': () => import('./collect/web/collect.screen.tsx'),
    '/service/my-jobs': () => import('./my-jobs/web/my-jobs.screen.tsx'),
    '/service/board': () => import('./board/web/service-board.screen.tsx'),
  },
});
