import { lazy } from 'react';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { booking } from '../booking.entity.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';

export default function BookingListScreen() {
  return <EntityScreens entity={booking} kind="list" list={FRAME} />;
}

const FRAME = {
  tool: {
    title: NIGHT_AUDIT.open,
    icon: 'hotel' as const,
    permission: 'modify_room_booking',
    Panel: lazy(loadScreen('night-audit', () => import('./night-audit-drawer.tsx'))),
  },
};
