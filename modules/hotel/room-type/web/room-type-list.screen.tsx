import { lazy } from 'react';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { STAY_QUOTE } from '../../booking/quote.words.ts';
import { roomType } from '../room-type.entity.ts';

export default function RoomTypeListScreen() {
  return <EntityScreens entity={roomType} kind="list" list={FRAME} />;
}

const FRAME = {
  tool: {
    title: STAY_QUOTE.open,
    icon: 'clipboard' as const,
    permission: 'list_room_bookings',
    Panel: lazy(loadScreen('stay-quote', () => import('../../booking/web/quote-drawer.tsx'))),
  },
};
