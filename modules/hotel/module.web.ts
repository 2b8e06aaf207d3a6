import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Rooms are added one by one or several at once. */
export const hotelWeb = defineWebModule({
  screens: { '/hotel/room-list': () => import('./room/web/room-list.screen.tsx') },
});
