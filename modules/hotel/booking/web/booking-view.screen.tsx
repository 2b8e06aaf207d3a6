import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { booking } from '../booking.entity.ts';
import { BillCard } from './bill-card.tsx';

/** One stay, and its bill once the guest has come. */
export default function BookingViewScreen() {
  return <EntityScreens entity={booking} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Side: BillCard,
  hasSide: ({ checked_in_at }) => Boolean(checked_in_at),
};
