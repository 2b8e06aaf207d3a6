import { defineModule } from '#core/define-module.ts';
import { auditDays } from './booking/audit-days-table.ts';
import { booking } from './booking/booking.entity.ts';
import { bookingWords } from './booking/booking.i18n.ts';
import { GROUP } from './group/group.words.ts';
import { HOUSEKEEPING_WORDS } from './housekeeping/housekeeping.words.ts';
import { room } from './room/room.entity.ts';
import { roomWords } from './room/room.i18n.ts';
import { RATES } from './room-type/rates.words.ts';
import { roomType } from './room-type/room-type.entity.ts';
import { roomTypeWords } from './room-type/room-type.i18n.ts';
import { HOTEL_TITLES } from './titles.words.ts';

export const hotel = defineModule({
  name: 'hotel',
  title: { en: 'Hotel', sw: 'Hoteli' },
  icon: 'hotel',
  permission: 'view_hotel_menu',
  entities: [
    { entity: roomType, words: roomTypeWords },
    { entity: room, words: roomWords },
    { entity: booking, words: bookingWords },
  ],
  tables: [auditDays],
  menu: [
    { title: HOTEL_TITLES.chart, route: '/hotel/booking-chart', permission: 'list_room_bookings' },
    { title: HOUSEKEEPING_WORDS.title, route: '/hotel/housekeeping', permission: 'list_rooms' },
    { title: HOTEL_TITLES.nightAudit, route: '/hotel/night-audit', permission: 'modify_room_booking' },
    { title: HOTEL_TITLES.register, route: '/hotel/guest-register', permission: 'view_room_booking' },
    { title: RATES.title, route: '/hotel/room-rates', permission: 'view_room_type' },
  ],
  screens: [
    { path: '/hotel/booking-chart', title: HOTEL_TITLES.chart, permission: 'list_room_bookings' },
    { path: '/hotel/group-form', title: GROUP.title, permission: 'modify_room_booking', isPart: true },
    { path: '/hotel/guest-register', title: HOTEL_TITLES.register, permission: 'view_room_booking' },
    { path: '/hotel/room-rates', title: RATES.title, permission: 'view_room_type' },
    { path: '/hotel/night-audit', title: HOTEL_TITLES.nightAudit, permission: 'modify_room_booking' },
    { path: '/hotel/housekeeping', title: HOUSEKEEPING_WORDS.title, permission: 'list_rooms' },
  ],
});
