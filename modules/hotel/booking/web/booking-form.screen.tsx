import type { Typed } from '#web-kit/form/body-of.ts';
import type { FormFrame } from '#web-kit/form/form-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { booking } from '../booking.entity.ts';
import { BookingSide } from './booking-side.tsx';

/** The form of a booking, which asks for nothing that the rest of it rules out, and beside it what the stay costs. */
export default function BookingFormScreen() {
  return <EntityScreens entity={booking} kind="form" form={FRAME} />;
}

/** What is asked only where something else is said. */
const SHOWN_FOR: Readonly<Record<string, (typed: Typed) => boolean>> = {
  room_fixed: ({ room_id }) => Boolean(room_id),
  room_later: ({ room_id, room_later }) => !room_id || room_later === true,
  wait_if_full: ({ room_id, wait_if_full }) => !room_id || wait_if_full === true,
  price_reason: ({ price, foreign_price, complimentary, price_reason }) =>
    Boolean(price || foreign_price || complimentary || price_reason),
  foreign_price: ({ currency }) => Boolean(currency),
  rate: ({ currency }) => Boolean(currency),
  charge_limit: ({ may_charge, charge_limit }) => may_charge === 'up_to' || Boolean(charge_limit),
};

const FRAME: FormFrame = {
  Side: BookingSide,
  isSideInPanel: true,
  shows: (field, typed) => SHOWN_FOR[field]?.(typed) ?? true,
};
