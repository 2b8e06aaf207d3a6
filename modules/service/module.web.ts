import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The board shows jobs by how they stand and the day of whoever does them. */
export const serviceWeb = defineWebModule({
  screens: {
    '/service/board': () => import('./board/web/service-board.screen.tsx'),
  },
});
