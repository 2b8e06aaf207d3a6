import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { booking } from '../booking.entity.ts';

/** Bookings one below the other; the chart has the same by room and night. */
export default function BookingListScreen() {
  return <EntityScreens entity={booking} kind="list" list={FRAME} />;
}

const FRAME = { board: { href: '/hotel/booking-chart', permission: booking.permissions.list } };
