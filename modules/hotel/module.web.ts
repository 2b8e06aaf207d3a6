import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/**
 * The chart shows who is in which room when. Rooms are added one by one or several at once; the night audit posts
 * their nights, beside the types a stay is quoted.
 */
export const hotelWeb = defineWebModule({
  screens: {
    '/hotel/booking-chart': () => import('./chart/web/booking-chart.screen.tsx'),
    '/hotel/group-form': () => import('./group/web/group-form.screen.tsx'),
    '/hotel/room-rates': () => import('./room-type/web/rates.screen.tsx'),
    '/hotel/guest-register': () => import('./register/web/guest-register.screen.tsx'),
    '/hotel/housekeeping': () => import('./housekeeping/web/housekeeping.screen.tsx'),
    '/hotel/room-type-list': () => import('./room-type/web/room-type-list.screen.tsx'),
    '/hotel/room-list': () => import('./room/web/room-list.screen.tsx'),
    '/hotel/booking-list': () => import('./booking/web/booking-list.screen.tsx'),
    '/hotel/booking-form': () => import('./booking/web/booking-form.screen.tsx'),
    '/hotel/booking-view': () => import('./booking/web/booking-view.screen.tsx'),
    '/hotel/night-audit': () => import('./booking/web/night-audit.screen.tsx'),
  },
});
