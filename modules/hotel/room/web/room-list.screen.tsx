import { lazy } from 'react';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { room } from '../room.entity.ts';
import { SEVERAL } from '../room.words.ts';

export default function RoomListScreen() {
  return <EntityScreens entity={room} kind="list" list={FRAME} />;
}

const FRAME = {
  board: { href: '/hotel/booking-chart', permission: 'list_room_bookings' },
  tool: {
    title: SEVERAL.open,
    icon: 'plus' as const,
    permission: 'create_room',
    Panel: lazy(loadScreen('several-rooms', () => import('./several-rooms-drawer.tsx'))),
  },
};
